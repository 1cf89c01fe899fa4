// Further scenes of industries, by what they make.
import { cart, cloud, house, palm, sky } from './landscape';
import { disc, each, shape, stroke, times, type Part } from './svg';

export const moreIndustries: Readonly<Record<string, () => Part>> = {
  bauxite: () =>
    sky('#c0a58d', '#f3dcb8') +
    shape('M0 72h62l12 14h60l14-18h52v82H0Z', '#b3593b') +
    shape('M0 92h80l14 12h60l10-10h36v56H0Z', '#944429') +
    shape('M0 116h110l12 8h78v26H0Z', '#763520') +
    stroke('M6 82h50M150 78h44M6 104h64M170 104h26', '#d2795a', 2.5) +
    shape('M112 116l-6-18h22l6 18Z', '#e0b23c') +
    shape('M116 101h8l2 7h-8Z', '#3b5560') +
    stroke('M128 104l22-22 14 20', '#e0b23c', 5) +
    shape('M158 98l14 2-4 12-12-4Z', '#33302b') +
    shape('M100 116h44v8h-44Z', '#33302b') +
    `<circle cx="106" cy="122" r="5" fill="#1d1b18"/><circle cx="138" cy="122" r="5" fill="#1d1b18"/>` +
    shape('M20 128l14-16 12 6 10-8 20 18Z', '#c8653f'),
  cocaine: () =>
    sky('#7d9c93', '#e3d9ae') +
    shape('M0 70l30-24 34 18 40-34 48 30 48-16v106H0Z', '#5f7d5c') +
    cloud(150, 34, 9, 0.5) +
    shape('M0 96c60-18 130-16 200-4v58H0Z', '#4b6b41') +
    each([0, 1, 2, 3], (r) =>
      times(9, (i) =>
        shape(
          `M${10 + i * 22 + (r % 2) * 10} ${112 + r * 11}q-6-6-1-12 7 4 1 12ZM${10 + i * 22 + (r % 2) * 10} ${112 + r * 11}q7-3 8-10-9 1-8 10ZM${10 + i * 22 + (r % 2) * 10} ${112 + r * 11}q-8-1-9-7 9-1 9 7Z`,
          r % 2 ? '#7fa24f' : '#6c9145',
        ),
      ),
    ) +
    shape('M112 92h58v-20h-58Z', '#7a6246') +
    shape('M106 74l35-16 35 16Z', '#8a9a8f') +
    shape('M141 58l35 16h-18Z', '#6b7a70') +
    shape('M122 92v-14h14v14Z', '#2c2117') +
    shape('M20 84h50l8 6H12Z', '#b9a67d') +
    shape('M26 80l10-5h14l14 3-14 5H36Z', '#d8d2c2') +
    stroke('M40 72v10M33 74h14', '#55534c', 2),
  iron: () =>
    sky('#8b8f94', '#e0b58b') +
    disc(44, 52, 16, '#f3cf9c') +
    shape('M0 92l46-20 50 14 54-24 50 20v68H0Z', '#7c6a62') +
    shape('M0 118h200v32H0Z', '#4c4039') +
    shape('M56 120V66l10-6h24l10 6v54Z', '#5b4b45') +
    shape('M78 60h12l10 6v54H78Z', '#43362f') +
    shape('M70 60V40h16v20Z', '#3a2f2a') +
    '<g fill="#d9cfc4" fill-opacity=".6"><circle cx="80" cy="34" r="8"/>' +
    '<circle cx="90" cy="24" r="10"/><circle cx="104" cy="18" r="9"/></g>' +
    shape('M70 96h16v24H70Z', '#201713') +
    shape('M73 104h10v16H73Z', '#f08a2c') +
    shape('M78 120c20 4 30 8 44 8h30l6-4v-4h-40c-14 0-24-2-30-6Z', '#f6b041') +
    shape('M126 120V84h50v36Z', '#6a4f42') +
    shape('M126 84l10-9v9l10-9v9l10-9v9l10-9v9l10-9v9Z', '#4c372d') +
    shape('M134 96h10v8h-10ZM152 96h10v8h-10Z', '#f3c46c') +
    stroke('M100 66l40 12M100 74l34 8', '#3a2f2a', 3) +
    cart(14, 126, '#6d3f2b', '#8a3f2a'),
  opium: () =>
    sky('#a3a3b4', '#f0d6b4') +
    shape('M0 76l36-30 30 20 38-34 44 34 52-22v106H0Z', '#8a8aa0') +
    shape('M104 32l44 34-22-2-10 12-14-20Z', '#e9e6e2') +
    shape('M0 94c60-18 140-14 200 0v56H0Z', '#8c9a5f') +
    shape('M0 116c60-12 140-8 200 2v32H0Z', '#6f8049') +
    times(26, (i) => {
      const x = 6 + ((i * 37) % 192),
        y = 112 + ((i * 13) % 34);
      return (
        stroke(`M${x} ${y + 10}v-9`, '#47592c', 1.6) +
        `<circle cx="${x}" cy="${y}" r="4.2" fill="${i % 3 ? '#c8553f' : '#d88aa0'}"/>` +
        `<circle cx="${x}" cy="${y}" r="1.5" fill="#3a1f1c"/>`
      );
    }) +
    house(140, 98, 34, 18, '#c2a070', '#7a4a34'),
  resort: () =>
    sky('#7fbccb', '#f6e4bd') +
    disc(160, 36, 15, '#fff1c8') +
    shape('M0 84h200v30H0Z', '#4ea3b0') +
    stroke('M10 94h40M120 92h46M60 102h50', '#9bd3d6', 2) +
    shape('M0 108c50-10 120 6 200-4v46H0Z', '#ecd9a6') +
    shape('M0 128c60-8 140 6 200-2v24H0Z', '#dfc68b') +
    shape('M30 108V48h56v60Z', '#f3ead6') +
    shape('M58 48h28v60H58Z', '#d8ccb2') +
    each([0, 1, 2, 3], (r) =>
      each([0, 1, 2, 3], (c) => shape(`M${36 + c * 12} ${55 + r * 13}h7v6h-7Z`, '#5d94a3')),
    ) +
    shape('M26 48h64v-6H26Z', '#c9553f') +
    '<ellipse cx="116" cy="128" rx="34" ry="9" fill="#5fb6c4"/>' +
    '<path d="M92 126q24-6 48 0" stroke="#d8f0f0" stroke-width="2" fill="none"/>' +
    palm(160, 126, 44) +
    palm(182, 134, 34) +
    shape('M132 118q12-14 24 0Z', '#c9553f') +
    shape('M140 118q4-14 8 0Z', '#f3ead6') +
    stroke('M144 118v14', '#5a4029', 2) +
    shape('M20 128q12-14 24 0Z', '#e0a53a') +
    stroke('M32 128v14', '#5a4029', 2),
  silver: () =>
    sky('#8fa6b4', '#e3e1cf') +
    shape('M0 88l34-40 30 26 40-50 46 52 24-18 26 22v70H0Z', '#8b95a0') +
    shape('M104 24l46 52-26-6-12 14-16-24Z', '#6a747f') +
    shape('M104 24l14 16-8 4-8-4-10 2Z', '#f1f3f3') +
    shape('M34 48l10 9-6 3-8-3-7 3Z', '#f1f3f3') +
    shape('M0 112c60-16 140-14 200 0v38H0Z', '#6d7a6a') +
    shape('M58 126c0-26 50-26 50 0Z', '#4a4d52') +
    shape('M64 126c0-20 38-20 38 0Z', '#15181b') +
    stroke('M61 126v-18M105 126v-18M57 106h52', '#6a563c', 5) +
    shape('M0 126h200v24H0Z', '#5d665d') +
    stroke('M66 150l8-24M96 150l-6-24M70 138h24M72 132h20', '#33383a', 2) +
    cart(120, 122, '#575d63', '#dfe6ea') +
    each(
      [
        [164, 130, 9],
        [180, 136, 7],
        [150, 140, 6],
      ],
      ([x, y, r]) =>
        shape(`M${x - r} ${y}l${r * 0.5}-${r * 0.8}h${r * 1.3}l${r * 0.5} ${r * 0.8}Z`, '#e6ecee') +
        shape(`M${x - r} ${y}h${r * 2.3}l-${r * 0.2} ${r * 0.4}h-${r * 2}Z`, '#9fabb2'),
    ),
};
