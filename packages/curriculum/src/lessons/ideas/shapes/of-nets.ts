import { prism, shownDepth } from "../../../figures/shapes/prism.ts";
import { type FigureColor, label, paint, round, svg } from "../../../figures/svg.ts";
import type { Idea } from "../idea.ts";

interface BoxSize {
	long: number;
	wide: number;
	high: number;
}

interface Face {
	x: number;
	y: number;
	width: number;
	height: number;
	color: FigureColor;
}

const UNIT = 21;

/** The six faces of an unfolded box: bottom and top, front and back, the two sides. */
function facesOf({ long, wide, high }: BoxSize): Face[] {
	const [x, y] = [high, high];
	return [
		{ x, y, width: long, height: wide, color: "sky" },
		{ x, y: y + wide + high, width: long, height: wide, color: "sky" },
		{ x, y: 0, width: long, height: high, color: "gold" },
		{ x, y: y + wide, width: long, height: high, color: "gold" },
		{ x: 0, y, width: high, height: wide, color: "mint" },
		{ x: x + long, y, width: high, height: wide, color: "mint" },
	];
}

/** The net of a box; the first faces are colored and have their area. */
function boxNet(box: BoxSize, shown: number): string {
	const drawn = facesOf(box).map(({ x, y, width, height, color }, at) => {
		const isShown = at < shown;
		const rect = `<rect x="${round(x * UNIT + 2)}" y="${round(y * UNIT + 2)}" width="${width * UNIT}" height="${height * UNIT}" fill="${paint(isShown ? color : null)}" fill-opacity="${isShown ? 0.3 : 1}" stroke="var(--ink-2)" stroke-width="2"/>`;
		const middle = [(x + width / 2) * UNIT + 2, (y + height / 2) * UNIT + 9] as const;
		return rect + (isShown ? label(...middle, `${width * height}`, 20) : "");
	});
	const { long, wide, high } = box;
	return svg((long + 2 * high) * UNIT + 4, 2 * (wide + high) * UNIT + 4, ...drawn);
}

/** A box is unfolded; its faces are equal in pairs. */
export const facesInPairs: Idea = (random) => {
	const box = { long: random.integer(4, 6), wide: 3, high: 2 };
	const { long, wide, high } = box;
	const pairs = [long * wide, long * high, wide * high];
	const net = (shown: number, text: string, told: string) => ({
		text,
		figure: { svg: boxNet(box, shown), alt: `The net of a box: six rectangles in a cross. ${told}` },
	});
	const [bottom = 0, front = 0, side = 0] = pairs;
	return [
		{
			text: `A box is ${long} long, ${wide} wide and ${high} high. What is the area of all its faces?`,
			figure: {
				svg: prism({
					face: [
						[0, 0],
						[long, 0],
						[long, high],
						[0, high],
					],
					depth: shownDepth(wide, long),
					edge_labels: { 2: `${long}`, 3: `${high}` },
					depth_label: { corner: 2, text: `${wide}` },
					color: "sky",
				}),
				alt: `A box ${long} long, ${wide} wide and ${high} high.`,
			},
		},
		net(0, "Unfold it. Now all 6 faces lie flat.", "No face is colored."),
		net(
			2,
			`Bottom and top are equal: $${long} \\times ${wide} = ${bottom}$ each.`,
			`Bottom and top are colored, ${bottom} each.`,
		),
		net(
			4,
			`So are front and back: $${long} \\times ${high} = ${front}$ each.`,
			`Front and back are colored, too, ${front} each.`,
		),
		net(
			6,
			`And the two sides: $${wide} \\times ${high} = ${side}$ each. In all $2 \\times ${bottom} + 2 \\times ${front} + 2 \\times ${side} = ${2 * (bottom + front + side)}$: the surface area.`,
			`All faces are colored; the sides are ${side} each.`,
		),
	];
};
