import { angleFan } from "../../../figures/shapes/angle-fan.ts";
import { anglePair } from "../../../figures/shapes/angle-pair.ts";
import { type Corner, flatShape } from "../../../figures/shapes/flat-shape.ts";
import { namedPath } from "../../../figures/shapes/lines-and-rays.ts";
import { protractor } from "../../../figures/shapes/protractor.ts";
import { transversal } from "../../../figures/shapes/transversal.ts";
import type { Idea, IdeaFrame } from "../idea.ts";

/** What ends and what goes on. */
export const whereItEnds: Idea = () =>
	(
		[
			["point", "A point is one place. A dot shows it, and a letter names it.", "A point P."],
			[
				"segment",
				"A line segment ends at two points. It doesn’t go on.",
				"A straight path that ends at the points P and Q.",
			],
			[
				"ray",
				"A ray starts at a point. The arrow says that it goes on forever in one direction.",
				"A straight path that starts at P, goes through Q and has an arrow at its end.",
			],
			[
				"line",
				"A line has two arrows. It goes on forever in both directions.",
				"A straight path through P and Q with an arrow at each end.",
			],
		] as const
	).map(([kind, text, alt]) => ({ text, figure: { svg: namedPath(kind, 30, "sky"), alt } }));

/** From a small turn to a full one. */
export const turnsOfACircle: Idea = () => {
	const part = (from: number, to: number, color: "sky" | "gold" = "sky") => ({
		from,
		to,
		text: `${to - from}°`,
		color,
	});
	return [
		{
			text: "An angle tells how far something turns. This is a small turn: 30 degrees.",
			parts: [part(0, 30)],
		},
		{ text: "A quarter turn is a right angle: 90 degrees.", parts: [part(0, 90)] },
		{
			text: "A half turn makes a straight line: 180 degrees. The wider the turn, the larger the angle.",
			parts: [part(0, 180)],
		},
		{
			text: "Two half turns are a full turn: 360 degrees. One degree is one of 360 equal parts of it.",
			parts: [part(0, 180), part(180, 360, "gold")],
		},
	].map(({ text, parts }) => ({
		text,
		figure: {
			svg: angleFan({ parts }),
			alt: `A turn of ${parts.map((each) => each.text.replace("°", " degrees")).join(", and another of ")}.`,
		},
	}));
};

/** The row of numbers that starts at the first arm. */
export const readAProtractor: Idea = (random) => {
	const degrees = random.integer(4, 7) * 10;
	const wide = 180 - random.integer(3, 6) * 10;
	const frame = (text: string, arms: readonly [number, number], alt: string) => ({
		text,
		figure: { svg: protractor(arms, "coral"), alt },
	});
	return [
		frame(
			`One arm points to 0 on the right. Use the row of numbers that starts with 0 there. The other arm is at ${degrees}: ${degrees} degrees.`,
			[0, degrees],
			`A protractor with one arm at 0 on the right and the other at ${degrees} of the inner row.`,
		),
		frame(
			`Here one arm points to 0 on the left, so use the other row. The angle is ${degrees} degrees again.`,
			[180, 180 - degrees],
			`A protractor with one arm at 0 on the left and the other at ${degrees} of the outer row.`,
		),
		frame(
			`Check: is the angle larger than a right angle? Then it is more than 90: this one is ${wide} degrees.`,
			[0, wide],
			`A protractor with one arm at 0 on the right and the other at ${wide} of the inner row.`,
		),
	];
};

/** A whole angle and its parts. */
export const partsOfAnAngle: Idea = (random) => {
	const [one, other] = [random.integer(3, 5) * 10, random.integer(3, 4) * 10];
	const parts = [
		{ from: 0, to: one, text: `${one}°`, color: "sky" as const },
		{ from: one, to: one + other, text: `${other}°`, color: "gold" as const },
	];
	const unknown = { from: one, to: one + other, text: "?", color: "gold" as const };
	const fan = (text: string, drawn: typeof parts, alt: string) => ({
		text,
		figure: { svg: angleFan({ parts: drawn }), alt },
	});
	return [
		fan(`This angle measures ${one} degrees.`, parts.slice(0, 1), `An angle of ${one} degrees.`),
		fan(
			`Put an angle of ${other} degrees next to it. Together they measure $${one} + ${other} = ${one + other}$ degrees.`,
			parts,
			`Angles of ${one} and ${other} degrees side by side.`,
		),
		fan(
			`If you know the whole and one part, subtract: $${one + other} - ${one} = ${other}$ degrees.`,
			[parts[0] ?? unknown, unknown],
			`An angle of ${one} degrees, and beside it one that is not known.`,
		),
	];
};

/** Two angles that belong together: 90, 180, or the same. */
export const pairsOfAngles: Idea = (random) => {
	const one = random.integer(3, 6) * 10;
	const first = { from: 0, to: one, text: `${one}°`, color: "sky" as const };
	const fan = (to: number, text: string): IdeaFrame => ({
		text,
		figure: {
			svg: angleFan({
				parts: [first, { from: one, to, text: `${to - one}°`, color: "gold" }],
				has_square: to === 90,
			}),
			alt: `Angles of ${one} and ${to - one} degrees side by side make ${to}.`,
		},
	});
	return [
		fan(90, `Complementary angles make a right angle: $90 - ${one} = ${90 - one}$ degrees.`),
		fan(180, `Supplementary angles make a straight line: $180 - ${one} = ${180 - one}$ degrees.`),
		{
			text: `Vertical angles are across from each other where two lines cross. They are equal: ${one} degrees each.`,
			figure: {
				svg: anglePair({
					rays: [
						{ at: 0, is_line: true },
						{ at: one, is_line: true },
					],
					angles: [
						{ from: 0, to: one, text: `${one}°` },
						{ from: 180, to: 180 + one, text: `${one}°` },
					],
				}),
				alt: `Two lines cross. Two angles across from each other measure ${one} degrees each.`,
			},
		},
	];
};

/** The same angles at both parallel lines. */
export const sameAtBothLines: Idea = (random) => {
	const angle = random.integer(5, 7) * 10;
	const other = 180 - angle;
	const frame = (text: string, labels: readonly string[], alt: string) => ({
		text,
		figure: { svg: transversal({ angle, labels, lines: ["m", "n"] }), alt },
	});
	const [a, b] = [`${angle}°`, `${other}°`];
	return [
		frame(
			`A transversal crosses parallel lines $m$ and $n$. This angle measures ${angle} degrees.`,
			["", a, "", "", "", "", "", ""],
			`The upper-right angle at line m measures ${angle} degrees.`,
		),
		frame(
			`Line $n$ makes the same angles. The corresponding angle measures ${angle} degrees, too.`,
			["", a, "", "", "", a, "", ""],
			`The upper-right angles at lines m and n measure ${angle} degrees.`,
		),
		frame(
			`Vertical angles are equal. Angles side by side make 180: $180 - ${angle} = ${other}$ degrees.`,
			[b, a, a, b, b, a, a, b],
			`At both lines the angles measure ${angle} and ${other} degrees in turn.`,
		),
	];
};

/** Corners tested with a square corner of paper. */
export const testEachCorner: Idea = () => {
	const tested = (corners: readonly Corner[], right: readonly number[]) =>
		flatShape({
			parts: [{ corners, color: "sky" }],
			labels: [],
			right_angles: right.flatMap((at) => {
				const [before, here, after] = [-1, 0, 1].map(
					(off) => corners[(at + off + corners.length) % corners.length],
				);
				return here && before && after ? [{ at: here, toward: [before, after] as const }] : [];
			}),
		});
	return [
		{
			text: "Hold the corner of a sheet of paper to each angle. In a rectangle it fits all 4: they are right angles.",
			figure: {
				svg: tested(
					[
						[0, 0],
						[6, 0],
						[6, 4],
						[0, 4],
					],
					[0, 1, 2, 3],
				),
				alt: "A rectangle with four right angles marked.",
			},
		},
		{
			text: "Here it fits only 2 angles. The others are narrower or wider than the paper.",
			figure: {
				svg: tested(
					[
						[0, 0],
						[4, 0],
						[7, 4],
						[0, 4],
					],
					[0, 3],
				),
				alt: "A shape with four sides and two right angles marked.",
			},
		},
		{
			text: "This parallelogram has no right angle at all. But its opposite sides are parallel: they never meet.",
			figure: {
				svg: tested(
					[
						[2, 0],
						[8, 0],
						[6, 4],
						[0, 4],
					],
					[],
				),
				alt: "A slanted shape with four sides and no right angle.",
			},
		},
	];
};
