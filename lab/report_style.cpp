// The style sheet of the report. Colours of the marks keep apart for people who see no red or no green.

#include "lab/report.h"

namespace sortie {

std::string_view report_style()
{
    return R"(
:root { color-scheme: light dark;
  --page: #f3f4f1; --card: #ffffff; --ink: #1d2420; --soft: #5b665f; --rule: #d9ded9; --grid: #e6eae6;
  --c0: #2a7f62; --c1: #c2543f; --c2: #3d6fb4; --c3: #b5831d; --c4: #7d57a8; --c5: #4a9aa5;
  --c6: #a8487e; --c7: #77803a; --mark: #1d2420; --warn: #8c3a10; --warn-back: #fdf1e6; }
@media (prefers-color-scheme: dark) { :root {
  --page: #141816; --card: #1d2320; --ink: #e8ede9; --soft: #a3b0a8; --rule: #343d38; --grid: #2b332f;
  --c0: #4fb38f; --c1: #e57f68; --c2: #74a3e3; --c3: #dcae4c; --c4: #ae8bd8; --c5: #74c3cd;
  --c6: #d981b2; --c7: #aab45f; --mark: #f4f7f5; --warn: #f0b48a; --warn-back: #33261c; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink);
  font: 16px/1.5 system-ui, "Segoe UI", Roboto, "Noto Sans", sans-serif; }
main { max-width: 1180px; margin: 0 auto; padding: 28px 20px 48px; }
h1 { font-size: 1.9rem; line-height: 1.15; margin: 0; letter-spacing: -0.01em; }
h2 { font-size: 1.2rem; margin: 34px 0 12px; }
h3 { font-size: 1rem; margin: 0; }
p { margin: 4px 0 10px; color: var(--soft); font-size: 0.9rem; }
header p { font-size: 1rem; margin: 6px 0 18px; }
.tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(130px, 1fr)); gap: 10px; }
.tile, .card { background: var(--card); border: 1px solid var(--rule); border-radius: 10px; }
.tile { padding: 10px 14px; }
.tile b { display: block; font-size: 1.35rem; line-height: 1.25; font-variant-numeric: tabular-nums; }
.tile span { color: var(--soft); font-size: 0.85rem; }
.cards { columns: 350px; column-gap: 14px; }
.card { padding: 14px 16px 12px; margin-bottom: 14px; break-inside: avoid; }
svg { display: block; width: 100%; max-width: 480px; height: auto; margin: 6px auto 0; overflow: visible; }
svg text { font-size: 12px; fill: var(--soft); }
svg .n { fill: var(--ink); } svg .h { fill: var(--ink); font-weight: 600; }
svg .v { fill: var(--ink); font-variant-numeric: tabular-nums; }
.s { text-anchor: start; } .m { text-anchor: middle; } .e { text-anchor: end; }
.g { stroke: var(--grid); stroke-width: 1; } .z { stroke: var(--soft); stroke-width: 1; }
.r { stroke: var(--ink); stroke-width: 1; stroke-dasharray: 3 3; }
.w { stroke: var(--mark); stroke-width: 1.2; }
.c0 { fill: var(--c0); } .c1 { fill: var(--c1); } .c2 { fill: var(--c2); } .c3 { fill: var(--c3); }
.c4 { fill: var(--c4); } .c5 { fill: var(--c5); } .c6 { fill: var(--c6); } .c7 { fill: var(--c7); }
.up { fill: var(--c0); } .down { fill: var(--c1); }
.even { fill: var(--card); stroke: var(--soft); stroke-width: 1.5; }
.legend { display: flex; flex-wrap: wrap; gap: 4px 14px; font-size: 0.85rem; color: var(--soft);
  list-style: none; margin: 6px 0 0; padding: 0; }
.legend svg { display: inline-block; width: 11px; height: 11px; margin: 0 5px 0 0; vertical-align: -1px; }
details { margin-top: 8px; font-size: 0.9rem; } summary { cursor: pointer; color: var(--soft); }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; margin-top: 8px; font-size: 0.85rem; }
th, td { text-align: right; padding: 3px 6px; border-bottom: 1px solid var(--grid);
  font-variant-numeric: tabular-nums; }
th { color: var(--soft); font-weight: 600; vertical-align: bottom; }
th:first-child { text-align: left; position: sticky; left: 0; background: var(--card); }
td, th[scope="row"] { white-space: nowrap; } th[scope="row"] { color: var(--ink); font-weight: 400; }
pre { background: var(--card); border: 1px solid var(--rule); border-radius: 10px; padding: 12px 14px;
  white-space: pre-wrap; overflow-wrap: anywhere; font-size: 0.9rem; margin: 6px 0; }
.warn { background: var(--warn-back); color: var(--warn); border: 1px solid currentColor; border-radius: 10px;
  padding: 10px 14px; margin: 14px 0 0; }
.names { overflow-wrap: anywhere; color: var(--ink); }
@media (max-width: 480px) { main { padding: 20px 12px 36px; } h1 { font-size: 1.5rem; }
  .tiles { grid-template-columns: 1fr 1fr; } }
@media print { body { background: none; } .card, .tile { break-inside: avoid; } }
)";
}

}  // namespace sortie
