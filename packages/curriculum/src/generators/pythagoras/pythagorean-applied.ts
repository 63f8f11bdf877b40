import { boxWithDiagonal } from "../../figures/shapes/right-triangle.ts";
import { ask, boxed, defineSkill, given, NAMES, slip, texNumber, whole, withUnit } from "../../kit/index.ts";
import type { Form, Random } from "../../kit/index.ts";
import { BOXES, LEANING, SHORTCUTS, SLANTED } from "./journeys.ts";
import {
	entered,
	type Known,
	labeledSide,
	reasoning,
	roughSides,
	sketchOf,
	squareOf,
	wholeSides,
} from "./right-triangles.ts";
import { isSquare } from "./triples.ts";

type Draw = (random: Random) => (Known & { prompt: string }) | undefined;

const tell = (random: Random, story: string, { p, q }: { p: number; q: number }) =>
	story.replace("{name}", random.pick(NAMES)).replace("{p}", `${p}`).replace("{q}", `${q}`);

/** Ladders are steep, ramps are not, and no path is nearly level. */
function isLikely(told: string, known: Omit<Known, "unit">): boolean {
	const { p, q, isLeg } = known;
	const third = Math.sqrt(squareOf({ ...known, unit: "" }));
	if (Math.min(p, q, third) < (told.includes("inches") ? 8 : 2)) return false;
	if (!isLeg) return Math.max(p, q) <= 4 * Math.min(p, q);
	return /ramp|slide/i.test(told) ? third <= p && third * 4 >= p : third >= p;
}

/** A story about a slanted length, or about a leg next to it. */
const story =
	(isLeg: boolean, isRough = false): Draw =>
	(random) => {
		const known = isRough ? roughSides(random, isLeg) : wholeSides(random, isLeg, 60);
		const [told, unit] = random.pick(isLeg ? LEANING : SLANTED);
		if (known === undefined || !isLikely(told, known)) return undefined;
		return {
			...known,
			unit,
			prompt: `${tell(random, told, known)}${isRough ? " Round to the nearest tenth." : ""}`,
		};
	};

const form = (draw: Draw, isDrawn = false): Form =>
	given(draw, ({ prompt, ...known }, random) => ({
		...reasoning(known),
		prompt,
		...(isDrawn ? { figure: sketchOf(random, known, "?").figure } : {}),
	}));

const labeled = (draw: Draw) =>
	labeledSide((random) => {
		const known = draw(random);
		return known && { ...known, prompt: `${known.prompt} Label the sketch.` };
	});

const inSteps = (draw: Draw) =>
	ask.stepwise((random) => {
		const known = draw(random);
		if (known === undefined) return undefined;
		const { p, q, isLeg, unit } = known;
		const { right, wrong, hints, steps } = reasoning(known);
		const other = isLeg ? p * p + q * q : Math.abs(p * p - q * q);
		return {
			prompt: `${known.prompt} The square of this length is [[square]], so the length is [[length]] ${unit}.`,
			boxes: {
				square: boxed(whole(squareOf(known)), [
					isLeg ? slip.addedSquares : slip.subtractedSquares,
					whole(other),
				]),
				length: { right, wrong },
			},
			hints,
			steps,
		};
	});

const shortcut: Form = (random) => {
	const known = wholeSides(random, false, 90);
	if (known === undefined) return undefined;
	const { p, q } = known;
	const [told, unit] = random.pick(SHORTCUTS);
	const straight = Math.sqrt(p * p + q * q);
	const length = (number: number) => ({ ...whole(number), shown: withUnit(`$${number}$`, unit) });
	return {
		prompt: `${tell(random, told, known)} How much shorter is the straight route?`,
		right: length(p + q - straight),
		wrong: [
			[slip.gaveStraightWay, length(straight)],
			[slip.gaveLongWay, length(p + q)],
			[slip.comparedOnePart, length(straight - Math.max(p, q))],
		],
		hints: [
			"Find the length of both ways. The straight one is the hypotenuse of a right triangle.",
			`Both parts together are $${p} + ${q}$ ${unit} long. The square of the straight route is $${p}^2 + ${q}^2$.`,
			"Subtract the straight route from both parts together.",
		],
		steps: [
			`Both parts together: $${p} + ${q} = ${p + q}$ ${unit}.`,
			`The straight route: $\\sqrt{${p}^2 + ${q}^2} = \\sqrt{${texNumber(p * p + q * q)}} = ${straight}$ ${unit}.`,
			`$${p + q} - ${straight} = ${p + q - straight}$, so it is ${p + q - straight} ${unit} shorter.`,
		],
	};
};

/** Edges of boxes whose longest diagonal is a whole number. */
const EDGES = [
	[2, 3, 6],
	[4, 4, 7],
	[2, 6, 9],
	[6, 6, 7],
	[3, 4, 12],
	[2, 10, 11],
	[8, 9, 12],
	[6, 10, 15],
	[4, 8, 19],
] as const;

/** The longest diagonal of a box, over two right triangles. */
const box: Form = (random) => {
	const times = random.integer(1, 5);
	const [l, w, h] = random.shuffle<number>(random.pick(EDGES)).map((edge) => edge * times) as [
		number,
		number,
		number,
	];
	const square = l * l + w * w + h * h;
	if (Math.min(l, w, h) < 4 || l < w) return undefined;
	const [thing, stick] = random.pick(BOXES);
	const length = (number: number) => ({ ...whole(number), shown: `$${number}$ inches` });
	const floor = l * l + w * w;
	const sizes = [`${l} in.`, `${w} in.`, `${h} in.`] as const;
	return {
		prompt: `A ${thing} is ${l} inches long, ${w} inches wide, and ${h} inches high. A straight ${stick} just fits from one corner to the opposite one. How long is the ${stick}?`,
		figure: {
			svg: boxWithDiagonal([l, w, h], sizes),
			alt: `A box that is ${sizes[0]} long, ${sizes[1]} wide, and ${sizes[2]} high, with a diagonal from a lower corner to the opposite upper one.`,
		},
		right: length(Math.sqrt(square)),
		wrong: [
			isSquare(floor) && [slip.floorDiagonal, length(Math.sqrt(floor))],
			[slip.addedEdges, length(l + w + h)],
			[slip.leftOutRoot, length(square)],
			[slip.sideAsLongest, length(l)],
		],
		hints: [
			"There are two right triangles. The first one lies on the bottom of the box.",
			`The square of the diagonal of the bottom is $${l}^2 + ${w}^2$. You do not need its root.`,
			`That diagonal and the height ${h} are the legs of the second triangle. Add $${h}^2$, and take the square root.`,
		],
		steps: [
			`The bottom: $${l}^2 + ${w}^2 = ${texNumber(floor)}$.`,
			`With the height: $${texNumber(floor)} + ${h}^2 = ${texNumber(square)}$.`,
			`$\\sqrt{${texNumber(square)}} = ${Math.sqrt(square)}$, so the ${stick} is ${Math.sqrt(square)} inches long.`,
		],
	};
};

// 1: a slanted length. 2: a leg next to a slanted length. 3: rounded to tenths. 4: how much shorter the straight route is.
// 5: the diagonal of a box.
export const pythagoreanApplied = defineSkill("pythagorean-applied", 14, {
	1: [entered(form(story(false), true)), ask.chosen(form(story(false))), labeled(story(false))],
	2: [entered(form(story(true))), ask.chosen(form(story(true))), labeled(story(true)), inSteps(story(true))],
	3: [entered(form(story(false, true))), ask.chosen(form(story(true, true))), labeled(story(true, true))],
	4: [entered(shortcut), ask.chosen(shortcut), inSteps(story(false, true))],
	5: [entered(box), ask.chosen(box), inSteps(story(true, true))],
});
