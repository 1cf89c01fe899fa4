// The scenes of industries, by what they make. All scenes are 200 by 150.
import { bush, sky } from './landscape';
import { disc, each, shape, stroke, type Part } from './svg';

export const industries: Readonly<Record<string, () => Part>> = {
  coffee: () =>
    sky('#7fa9a6', '#e6d6a6') +
    disc(152, 40, 16, '#f5e7bd') +
    shape('M0 82C40 52 70 60 100 74s70-22 100-6v82H0Z', '#7d9463') +
    shape('M0 100c50-22 90-14 120-4s60-10 80-4v58H0Z', '#5f7d48') +
    each([0, 1, 2, 3], (r) => stroke(`M-6 ${112 + r * 12}q60-${18 - r * 2} 110-6t100-6`, '#46632f', 6)) +
    each(
      [
        [20, 106],
        [52, 100],
        [88, 103],
        [120, 112],
        [150, 108],
        [182, 106],
        [32, 120],
        [74, 117],
        [110, 126],
        [146, 122],
        [176, 122],
      ],
      ([x, y]) =>
        bush(x, y, 6.5, '#3f6233') +
        `<circle cx="${x - 2}" cy="${y - 6}" r="1.5" fill="#b5332c"/>` +
        `<circle cx="${x + 2.5}" cy="${y - 8}" r="1.5" fill="#b5332c"/>`,
    ) +
    shape('M132 70l24-12 24 12v20h-48Z', '#b98c5a') +
    shape('M128 72l28-15 28 15-4 3-24-12-24 12Z', '#7a4a2c') +
    shape('M150 78h12v12h-12Z', '#4a2f1e'),
  coal: () =>
    sky('#6d7a80', '#cbbd9f') +
    shape('M0 96c30-30 50-26 76-6s70-30 124-8v68H0Z', '#5c5f58') +
    shape('M0 118l44-34 40 30 30-22 50 30h36v28H0Z', '#34373a') +
    shape('M44 84l40 30-22-4-8 14Z', '#1f2224') +
    shape('M114 92l50 30-30-6Z', '#1f2224') +
    stroke('M92 124L108 40M132 124L112 40M96 104h32M100 84h21M104 62h13', '#2a2320', 4.5) +
    stroke('M108 40l46 60', '#2a2320', 4) +
    '<circle cx="110" cy="38" r="11" fill="none" stroke="#2a2320" stroke-width="4"/>' +
    '<path d="M110 27v22M99 38h22" stroke="#2a2320" stroke-width="2"/>' +
    shape('M136 98h44v34h-44Z', '#70503c') +
    shape('M132 98l26-14 26 14Z', '#4a3226') +
    shape('M150 112h14v20h-14Z', '#221812') +
    shape('M0 132h200v18H0Z', '#2b2c2b') +
    shape('M18 126h22l-3 10H21Z', '#7a3f2b') +
    shape('M20 126q9-9 18 0Z', '#17181a') +
    `<circle cx="24" cy="138" r="3" fill="#111"/><circle cx="35" cy="138" r="3" fill="#111"/>`,
  oil: () =>
    sky('#d0865a', '#f0cf9a') +
    disc(52, 62, 22, '#f8e3b2') +
    shape('M0 96c50-14 120-12 200-2v56H0Z', '#9a7a4f') +
    shape('M0 112c60-10 140-8 200 0v38H0Z', '#6f5637') +
    stroke(
      'M150 112L160 36M178 112L166 36M153 92h20M156 72h14M158 54h10M153 92l17-20M173 92l-15-20',
      '#2d231b',
      3,
    ) +
    shape('M158 30h10v8h-10Z', '#2d231b') +
    shape('M52 124l14-44 6 0 14 44h-8l-9-30-9 30Z', '#2d231b') +
    shape('M26 84l80-26 3 8-80 27Z', '#a0402c') +
    shape('M100 54c10 2 14 12 12 24l-7 1c1-7-1-14-8-15Z', '#7d2f20') +
    shape('M22 82l12-2 2 22H24Z', '#2d231b') +
    stroke('M108 78v40', '#2d231b', 2) +
    shape('M98 118h20v8H98Z', '#2d231b') +
    shape('M44 124h52v6H44Z', '#3e3024') +
    shape('M0 140q100-10 200 0v10H0Z', '#4e3c27') +
    shape('M120 138q20-6 40 0-20 6-40 0Z', '#15110d'),
  gold: () =>
    sky('#8fb0b4', '#f1e2b4') +
    shape('M0 80l40-34 26 22 34-40 40 44 26-20 34 30v68H0Z', '#8c8160') +
    shape('M100 28l40 44-24-4-10 14-14-20Z', '#6d6348') +
    shape('M0 108c40-20 70-18 104-6s70-8 96-4v52H0Z', '#6f7a45') +
    shape('M70 124c0-30 60-30 60 0Z', '#4c4030') +
    shape('M78 124c0-22 44-22 44 0Z', '#18130d') +
    stroke('M74 124v-20M126 124v-20M70 102h60', '#6a4a2a', 5) +
    stroke('M100 150l-6-26M112 150l-6-26M94 132h14M92 140h18', '#3c2c1c', 2) +
    shape('M0 124h200v26H0Z', '#7c6a3f') +
    shape('M60 150c20-20 10-26 40-26s30 10 44 26Z', '#8f7a48') +
    each(
      [
        [150, 128, 8],
        [164, 132, 10],
        [140, 136, 7],
        [178, 126, 6],
      ],
      ([x, y, r]) =>
        `<path d="M${x - r} ${y}l${r * 0.5}-${r}h${r}l${r * 0.6} ${r * 0.9}-${r * 0.5} ${r * 0.6}h-${r * 1.3}Z" fill="#eebf3f"/>` +
        `<path d="M${x - r * 0.5} ${y - r}l${r * 0.4} ${r * 0.9} ${r * 1.2} 0" stroke="#b5842036" fill="none"/>`,
    ) +
    shape('M24 120h30l-4 14H28Z', '#5d4630') +
    shape('M27 120q12-10 24 0Z', '#eebf3f') +
    `<circle cx="31" cy="137" r="3.5" fill="#222"/><circle cx="47" cy="137" r="3.5" fill="#222"/>`,
  diamond: () =>
    sky('#9bb7c4', '#e9dcc0') +
    shape('M0 72c40-14 160-14 200 0v78H0Z', '#a48a63') +
    '<ellipse cx="100" cy="112" rx="96" ry="40" fill="#8d734f"/>' +
    '<ellipse cx="100" cy="112" rx="76" ry="31" fill="#76603f"/>' +
    '<ellipse cx="100" cy="113" rx="56" ry="22.5" fill="#604d33"/>' +
    '<ellipse cx="100" cy="114" rx="36" ry="14" fill="#4b3c29"/>' +
    '<ellipse cx="100" cy="115" rx="17" ry="6.5" fill="#3a6b78"/>' +
    stroke('M22 112q20 34 78 36M178 112q-6 20-40 30', '#b99f74', 3) +
    shape('M0 70q30-8 60-8l-4-8h-40Z', '#5b4a35') +
    shape('M14 40h26v20H14Z', '#6d5a42') +
    shape('M10 42l17-12 17 12Z', '#4d3d2b') +
    each(
      [
        [128, 84, 9],
        [146, 92, 6],
        [112, 90, 5],
      ],
      ([x, y, r]) =>
        `<path d="M${x - r} ${y}l${r * 0.5}-${r * 0.7}h${r}l${r * 0.5} ${r * 0.7}-${r} ${r * 1.2}Z" fill="#d7f0f2"/>` +
        `<path d="M${x} ${y + r * 1.2}l${r}-${r * 1.2}h-${r}Z" fill="#8fc3cf"/>`,
    ),
  fishing: () =>
    sky('#8db6c2', '#f0dfba') +
    disc(40, 44, 14, '#fbeecb') +
    shape('M0 70c30-12 60-8 80 0h120v80H0Z', '#6d8a6a') +
    shape('M0 78h200v72H0Z', '#3f7f8e') +
    shape('M0 94q25-6 50 0t50 0 50 0 50 0v56H0Z', '#356f80') +
    shape('M0 118q25-6 50 0t50 0 50 0 50 0v32H0Z', '#2b5d70') +
    shape('M110 78h90v10h-90Z', '#7a5a3a') +
    stroke('M122 88v22M146 88v22M170 88v22M192 88v22', '#5a4029', 4) +
    shape('M148 56h40v22h-40Z', '#b4624a') +
    shape('M144 58l24-15 24 15Z', '#7d3a2b') +
    shape('M162 64h10v14h-10Z', '#4b241b') +
    shape('M34 112h66l-10 18H46Z', '#c9b48a') +
    shape('M34 112h66l-4 6H38Z', '#8a3e2e') +
    shape('M58 96h20v16H58Z', '#efe4c8') +
    shape('M62 100h5v5h-5ZM70 100h5v5h-5Z', '#356f80') +
    stroke('M84 112V78M84 80l14 30', '#4b3a29', 2) +
    shape('M84 78l-12 4 12 4Z', '#f0a202') +
    stroke('M20 132q12-5 24 0M110 130q14-5 28 0M150 140q14-5 28 0M60 142q14-5 28 0', '#7fb3bd', 2),
  copper: () =>
    sky('#b9977e', '#eed9b3') +
    shape('M0 86l50-26 40 18 50-30 60 34v68H0Z', '#9b6b4c') +
    shape('M140 48l60 34v30Z', '#7a5038') +
    shape('M0 112q100-20 200 0v38H0Z', '#6e4b37') +
    shape('M110 124V72h14v52ZM132 124V60h14v64Z', '#8d4b36') +
    shape('M110 72h14v8h-14ZM132 60h14v8h-14Z', '#e8dcc2') +
    '<g fill="#efe3cd" fill-opacity=".75"><circle cx="140" cy="50" r="8"/>' +
    '<circle cx="150" cy="42" r="10"/><circle cx="164" cy="36" r="12"/>' +
    '<circle cx="118" cy="62" r="6"/><circle cx="110" cy="54" r="8"/></g>' +
    shape('M92 96h72v34H92Z', '#5a3a2c') +
    shape('M92 96l12-8v8l12-8v8l12-8v8l12-8v8l12-8v8l12-8v8Z', '#432a20') +
    shape('M100 108h10v10h-10ZM118 108h10v10h-10ZM136 108h10v10h-10Z', '#f0b35a') +
    shape('M0 130h200v20H0Z', '#4b3428') +
    shape('M20 130l16-18 14 8 8-6 22 16Z', '#4f9a86') +
    shape('M36 112l14 8-6 10H30Z', '#3c7c6c'),
};
