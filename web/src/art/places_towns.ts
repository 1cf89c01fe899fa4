// The scenes of the three cities.
import { house, sky } from './landscape';
import { disc, each, shape, stroke, type Part } from './svg';

export const towns: Readonly<Record<string, () => Part>> = {
  hamadu: () =>
    sky('#86a3ad', '#f2dcae') +
    disc(150, 46, 15, '#f8ebc4') +
    shape('M0 90c50-16 150-16 200 0v60H0Z', '#a98f68') +
    shape(
      'M10 120V74h24v46ZM40 120V58h20v62ZM64 120V84h22v36ZM150 120V70h20v50ZM174 120V86h22v34Z',
      '#8a6f55',
    ) +
    shape('M22 74h12v46H22ZM52 58h8v62h-8ZM162 70h8v50h-8Z', '#6d563f') +
    shape('M92 120V66c0-14 44-14 44 0v54Z', '#e7d8b4') +
    shape('M114 56c12 0 22 3 22 10v54h-12V66Z', '#c4b085') +
    shape('M100 60c0-18 28-18 28 0Z', '#5f8f86') +
    stroke('M114 46v-8', '#5f8f86', 3) +
    shape('M106 84h6v-6h6v6h6v6h-6v6h-6v-6h-6Z', '#b5332c') +
    each(
      [
        [14, 82],
        [14, 94],
        [44, 66],
        [44, 78],
        [44, 90],
        [68, 92],
        [154, 78],
        [154, 90],
        [180, 94],
      ],
      ([x, y]) => shape(`M${x} ${y}h5v6h-5Z`, '#f4d98a'),
    ) +
    shape('M0 120h200v30H0Z', '#80683f') +
    shape('M0 130h200v8H0Z', '#5d5244') +
    stroke('M4 134h14M34 134h14M64 134h14M94 134h14M124 134h14M154 134h14M184 134h14', '#e5d8ae', 2) +
    shape('M64 104h26v16H64Z', '#b5653f') +
    shape('M60 104h34l-3 6H63Z', '#f0e0b8') +
    shape('M66 104h5v6h-5ZM76 104h5v6h-5ZM86 104h5v6h-5Z', '#b5332c'),
  nagrilli: () =>
    sky('#a58fa6', '#f3c99a') +
    disc(60, 66, 20, '#fbdca8') +
    shape('M0 90c60-14 140-12 200 0v60H0Z', '#8a7160') +
    shape('M8 122V54h26v68ZM40 122V40h30v82Z', '#6f5a63') +
    shape('M22 54h12v68H22ZM56 40h14v82H56Z', '#564550') +
    shape('M76 122V70h34v52Z', '#8d7266') +
    shape('M94 70h16v52H94Z', '#6d564c') +
    shape('M118 122V34l12-10 12 10v88Z', '#7a6470') +
    shape('M130 24l12 10v88h-12Z', '#5d4a56') +
    stroke('M130 24V8', '#5d4a56', 3) +
    shape('M150 122V62h24v60ZM178 122V80h22v42Z', '#7d6a62') +
    each([12, 24], (x) => each([60, 72, 84, 96, 108], (y) => shape(`M${x} ${y}h5v6h-5Z`, '#f6d58a'))) +
    each([45, 58], (x) => each([48, 60, 72, 84, 96, 108], (y) => shape(`M${x} ${y}h6v6h-6Z`, '#f6d58a'))) +
    each([122, 133], (x) => each([44, 58, 72, 86, 100], (y) => shape(`M${x} ${y}h5v7h-5Z`, '#f6d58a'))) +
    shape('M84 96h18v26H84Z', '#4a372f') +
    shape('M86 82h14v4h-4v4h-6v-4h-4Z', '#d8e4e0') +
    shape('M154 70h16v14h-16Z', '#b5332c') +
    shape('M158 73h8v8h-8Z', '#f6efe0') +
    shape('M0 122h200v28H0Z', '#5f5147') +
    shape('M0 132h200v7H0Z', '#3f3a36') +
    stroke('M6 135h14M40 135h14M74 135h14M108 135h14M142 135h14M176 135h14', '#e5d8ae', 2) +
    shape('M96 126h30l5 8H92Z', '#b8862f') +
    shape('M102 120h16l6 6h-26Z', '#8d6420'),
  ambrico: () =>
    sky('#86b3bd', '#f4e3b4') +
    shape('M0 80h200v30H0Z', '#4f94a3') +
    shape('M0 74l50-16 40 12 60-18 50 16v10H0Z', '#7d917f') +
    stroke('M20 90h40M110 88h50M70 96h30', '#8cc3c9', 2) +
    shape('M110 84h44l-7 12h-30Z', '#7a3f2b') +
    shape('M118 84v-8h16v8Z', '#efe4c8') +
    stroke('M140 84V64M140 66l12 16', '#4b3a29', 2) +
    shape('M0 104h200v46H0Z', '#a88f6a') +
    house(8, 118, 28, 30, '#d98f6a', '#9c4a34') +
    house(40, 118, 26, 38, '#e6d2a2', '#7d5a3c') +
    house(70, 118, 28, 28, '#8fb0a6', '#5a4636') +
    house(146, 118, 26, 36, '#e0b46a', '#8c4a34') +
    house(176, 118, 26, 28, '#c9a7a0', '#6d4a44') +
    shape('M104 118V60h22v58Z', '#efe6d0') +
    shape('M115 60h11v58h-11Z', '#cbbf9f') +
    shape('M101 62l14-18 14 18Z', '#b5533c') +
    `<circle cx="115" cy="72" r="6" fill="#fff" stroke="#5a4636" stroke-width="1.5"/>` +
    stroke('M115 72v-4M115 72l3 2', '#5a4636', 1.5) +
    shape('M109 98h12v20h-12Z', '#5a4636') +
    shape('M0 118h200v32H0Z', '#c2aa7c') +
    shape('M0 132h200v18H0Z', '#a8905f') +
    each(
      [
        [20, '#b5332c'],
        [60, '#3f7f8e'],
        [150, '#d8a23a'],
      ],
      ([x, awning]) =>
        shape(`M${x} 128h26v12h-26Z`, '#7a5a3a') +
        shape(`M${x - 3} 122h32l-3 8h-26Z`, awning) +
        shape(`M${x + 4} 122h6v8h-6ZM${x + 16} 122h6v8h-6Z`, '#f3ead6'),
    ),
};
