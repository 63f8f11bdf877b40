import { circle } from "../../../figures/shapes/circle.ts";
import { cubeStack } from "../../../figures/shapes/cubes.ts";
import { gridShape } from "../../../figures/shapes/grid-shape.ts";
import { inequalityInWords, inequalityLine } from "../../../figures/lines/inequality-line.ts";
import { polygon, regular, turned } from "../../../figures/shapes/polygons.ts";
import { squaresOnSides } from "../../../figures/shapes/squares-on-sides.ts";
import { squaresProof } from "../../../figures/shapes/squares-proof.ts";
import { foldedShape } from "../../../figures/shapes/symmetry.ts";
import type { Idea } from "../idea.ts";

/** Rows of squares fill a rectangle; `filled` says what all of them come to. */
function rowsThatFill(filled: (rows: number, columns: number) => string): Idea {
	return (random) => {
		const [rows, columns] = [random.integer(3, 4), random.integer(4, 6)];
		const texts = [
			[1, `One row has ${columns} squares.`],
			[2, `Two rows: $${columns} + ${columns} = ${2 * columns}$.`],
			[rows, filled(rows, columns)],
		] as const;
		return texts.map(([shown, text]) => ({
			text,
			figure: {
				svg: gridShape(
					Array.from(
						{ length: shown * columns },
						(_, at) => [Math.floor(at / columns), at % columns] as const,
					),
					rows,
					columns,
					"sky",
				),
				alt: `A rectangle with ${shown} of ${rows} rows filled, ${columns} squares in each.`,
			},
		}));
	};
}

/** Equal rows are added, before there is multiplication and area. */
export const rowsOfSquares = rowsThatFill(
	(rows, columns) =>
		`${rows} rows fill it: $${Array.from({ length: rows }, () => columns).join(" + ")} = ${rows * columns}$ squares.`,
);

/** The rows are multiplied, and area is said in words. */
export const squaresAsArea = rowsThatFill(
	(rows, columns) =>
		`${rows} rows of ${columns} fill it: $${rows} \\times ${columns} = ${rows * columns}$ squares. The area of a shape is how many squares fill it.`,
);

/** Two parts of a shape, added. */
export const twoRectangles: Idea = (random) => {
	const [high, wide] = [random.integer(3, 4), random.integer(2, 3)];
	const left = Array.from({ length: high * 2 }, (_, at) => [Math.floor(at / 2), at % 2] as const);
	const low = Array.from(
		{ length: 2 * wide },
		(_, at) => [high - 2 + Math.floor(at / wide), 2 + (at % wide)] as const,
	);
	return [
		{
			text: `An L-shape is two rectangles. The tall one has $${high} \\times 2 = ${2 * high}$ squares.`,
			cells: left,
		},
		{
			text: `The other one has $2 \\times ${wide} = ${2 * wide}$ squares. Together: $${2 * high} + ${2 * wide} = ${2 * high + 2 * wide}$.`,
			cells: [...left, ...low],
		},
	].map(({ text, cells }) => ({
		text,
		figure: { svg: gridShape(cells, high, 2 + wide, "sky"), alt: `A shape of ${cells.length} squares.` },
	}));
};

/** Layer upon layer. */
export const layerOnLayer: Idea = (random) => {
	const [rows, columns, layers] = [2, random.integer(3, 4), 3];
	const each = rows * columns;
	return [1, 2, layers].map((high) => ({
		text:
			high === 1
				? `The bottom layer has $${rows} \\times ${columns} = ${each}$ cubes.`
				: high === 2
					? `Put the same layer on top: $2 \\times ${each} = ${2 * each}$ cubes.`
					: `${layers} layers: $${layers} \\times ${each} = ${layers * each}$. The volume is the area of the base times the height.`,
		figure: {
			svg: cubeStack(
				Array.from({ length: rows }, () => Array.from({ length: columns }, () => high)),
				"sky",
			),
			alt: `A box of cubes, ${columns} long, ${rows} wide and ${high} high.`,
		},
	}));
};

/** Sides and corners, counted. */
export const countTheSides: Idea = () =>
	[3, 4, 5].map((sides) => ({
		text:
			sides === 3
				? "3 sides and 3 angles: a triangle."
				: sides === 4
					? "4 sides and 4 angles: a quadrilateral. It may have square corners or not."
					: "5 sides and 5 angles: a pentagon. Names come from sides, not from how a shape lies.",
		figure: {
			svg: polygon(turned(regular(sides, 90), sides === 4 ? 45 : 0), "sky"),
			alt: `A shape with ${sides} equal sides.`,
		},
	}));

/** From a rectangle to a square: one more rule each time. */
export const oneRuleMore: Idea = () =>
	[
		{
			text: "Opposite sides are parallel: a parallelogram.",
			corners: [
				[50, 0],
				[210, 0],
				[160, 110],
				[0, 110],
			],
			alt: "A slanted shape with four sides, opposite ones parallel.",
		},
		{
			text: "One rule more, four right angles: a rectangle. It is still a parallelogram.",
			corners: [
				[0, 0],
				[190, 0],
				[190, 110],
				[0, 110],
			],
			alt: "A rectangle.",
		},
		{
			text: "Another rule, four equal sides: a rhombus. It is a parallelogram, too, but it may be slanted.",
			corners: [
				[66, 0],
				[198, 0],
				[132, 114],
				[0, 114],
			],
			alt: "A slanted shape with four equal sides.",
		},
		{
			text: "Both rules, four right angles and four equal sides: a square. It is a rectangle, a rhombus and a parallelogram.",
			corners: [
				[0, 0],
				[110, 0],
				[110, 110],
				[0, 110],
			],
			alt: "A square.",
		},
	].map(({ text, corners, alt }) => ({
		text,
		figure: {
			svg: polygon(
				corners.map(([x = 0, y = 0]) => [x, y] as const),
				"sky",
			),
			alt,
		},
	}));

/** Both halves fit on each other. */
export const foldItOver: Idea = () => {
	const corners = [
		[0, 60],
		[80, 0],
		[160, 60],
		[160, 130],
		[0, 130],
	] as const;
	return [
		{ text: "Can you fold this shape so that both parts match?", fold: undefined, alt: "A house shape." },
		{
			text: "Fold it straight up and down: both parts match. This is a line of symmetry.",
			fold: [
				[80, -16],
				[80, 146],
			] as const,
			alt: "The house with a dashed line from top to bottom.",
		},
		{
			text: "Fold it straight across: the parts don’t match. This is not a line of symmetry.",
			fold: [
				[-16, 70],
				[176, 70],
			] as const,
			alt: "The house with a dashed line from side to side.",
		},
	].map(({ text, fold, alt }) => ({
		text,
		figure: { svg: foldedShape({ corners, color: "sky", folds: fold ? [fold] : [] }), alt },
	}));
};

/** The squares on the legs are as large together as the square on the hypotenuse. */
export const squaresOnTheSides: Idea = () => [
	{
		text: "A right triangle with legs 3 and 4. The squares on its legs have $3 \\times 3 = 9$ and $4 \\times 4 = 16$ small squares.",
		figure: {
			svg: squaresOnSides([3, 4], false),
			alt: "A right triangle with a square of 9 small squares on its short leg, one of 16 on its long leg, and an empty one on its hypotenuse.",
		},
	},
	{
		text: "The square on the hypotenuse has as many as both: $9 + 16 = 25$. That’s $5 \\times 5$, so the hypotenuse is 5.",
		figure: {
			svg: squaresOnSides([3, 4], true),
			alt: "The same triangle with a square of 25 small squares on its hypotenuse, 5 on each side.",
		},
	},
	{
		text: "Here it is with four of these triangles. The tilted square is on the hypotenuse: its area is $3^2 + 4^2 = 25$.",
		figure: {
			svg: squaresProof(3, 4),
			alt: "Four right triangles with legs 3 and 4 around a tilted square.",
		},
	},
];

/** Three diameters and a bit. */
export const threeAndABit: Idea = (random) => {
	const across = 2 * random.integer(2, 5);
	return [
		{ text: `The circle is ${across} across: its diameter.`, shows: "diameter" as const, said: `${across}` },
		{ text: `Half of it is the radius: ${across / 2}.`, shows: "radius" as const, said: `${across / 2}` },
		{
			text: `Around the circle the diameter fits a bit more than 3 times, $\\pi$ times: about ${Math.round(across * 10 * Math.PI) / 10}.`,
			shows: "diameter" as const,
			said: `${across}`,
		},
	].map(({ text, shows, said }) => ({
		text,
		figure: {
			svg: circle({ shows, text: said, color: "sky" }),
			alt: `A circle with its ${shows}, ${said}.`,
		},
	}));
};

/** Which numbers fit: try some, then draw them all. */
export const allThatFit: Idea = (random) => {
	const boundary = random.integer(1, 3);
	const frame = (
		text: string,
		drawn: { boundary: number; direction: "left" | "right"; is_closed: boolean },
	) => {
		const all = { from: -3, to: 7, ...drawn };
		return { text, figure: { svg: inequalityLine(all), alt: inequalityInWords(all) } };
	};
	return [
		frame(
			`$x > ${boundary}$: ${boundary + 1} fits, and ${boundary + 3} fits. All numbers to the right do. ${boundary} itself doesn’t, so its dot is open.`,
			{ boundary, direction: "right", is_closed: false },
		),
		frame(`$x \\ge ${boundary}$: now ${boundary} fits, too. The dot is full.`, {
			boundary,
			direction: "right",
			is_closed: true,
		}),
		frame(`$x < ${boundary}$: smaller numbers are to the left.`, {
			boundary,
			direction: "left",
			is_closed: false,
		}),
	];
};
