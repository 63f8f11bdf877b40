import { ask, boxed, decimal, decimals, defineSkill, slip, whole } from "../../kit/index.ts";
import type { Form, Random, Value } from "../../kit/index.ts";
import { circleForm, circleOf, judged, matched, pictureOf, roughly, told } from "./circle-forms.ts";
import { typedWithPi } from "./typed-with-pi.ts";

const around = (diameter: number) => decimal(314 * diameter, 2);
const length = (number: number, unit: string): Value => ({ ...whole(number), shown: `$${number}$ ${unit}` });

/** The diameter or the radius of a circle whose circumference is known. */
function backwards(random: Random) {
	const drawn = circleOf()(random);
	const { r, unit, byDiameter, name } = drawn;
	const asked = byDiameter ? "diameter" : "radius";
	const total = around(2 * r);
	return {
		drawn,
		asked,
		prompt: random.pick([
			`The circumference of a circle is ${total} ${unit}. What is its ${asked}? Use 3.14 for $\\pi$.`,
			`The distance around a ${name} is ${total} ${unit}. What is its ${asked}? Use 3.14 for $\\pi$.`,
		]),
		right: length(byDiameter ? 2 * r : r, unit),
		wrong: [
			[byDiameter ? slip.gaveTheRadius : slip.gaveTheDiameter, length(byDiameter ? r : 2 * r, unit)] as const,
			[
				slip.multipliedByPi,
				{
					...decimals(Math.round(314 * 314 * 2 * r), 4),
					shown: `$${(3.14 * 3.14 * 2 * r).toFixed(2)}$ ${unit}`,
				},
			] as const,
			[slip.doubledTwice, length(byDiameter ? 4 * r : 8 * r, unit)] as const,
		],
		hints: [
			"The formula is $C = \\pi d$. The circumference is known.",
			`Divide: $${total} \\div 3.14$. Which length is that?`,
			byDiameter
				? "Dividing by $\\pi$ gives the diameter."
				: "Dividing by $\\pi$ gives the diameter. The radius is half of it.",
		] as const,
		steps: [
			`$${total} \\div 3.14 = ${2 * r}$, so the diameter is ${2 * r} ${unit}.`,
			...(byDiameter ? [] : [`The radius is $${2 * r} \\div 2 = ${r}$ ${unit}.`]),
		],
	};
}

const back: Form = (random) => {
	const { drawn: _drawn, asked: _asked, ...draft } = backwards(random);
	return draft;
};

const labeled = ask.labeled((random) => {
	const { drawn, asked, prompt, right, wrong, hints, steps } = backwards(random);
	const { figure, place } = pictureOf(random, drawn, "");
	return {
		prompt: prompt.replace(/What is its \w+\?/, `Label the ${asked}.`),
		figure,
		labels: {
			length: { right, label: asked === "radius" ? "Radius" : "Diameter", place, after: drawn.unit, wrong },
		},
		hints,
		steps,
	};
});

const WHEELS = [
	["bicycle wheel", "in.", 10, 14],
	["car tire", "in.", 11, 16],
	["cart wheel", "cm", 15, 40],
	["scooter wheel", "cm", 5, 12],
	["log", "in.", 4, 15],
	["pipe", "cm", 5, 30],
	["hoop", "cm", 20, 50],
	["tractor tire", "ft", 2, 4],
] as const;

/** How far something round rolls in several turns. */
const rolling: Form = (random) => {
	const [name, unit, least, most] = random.pick(WHEELS);
	const drawn = { name, unit, r: random.integer(least, most), byDiameter: random.oneIn(2) };
	const { r, byDiameter } = drawn;
	const turns = random.pick([5, 10, 20, 50, 100]);
	const value = (count: number): Value => {
		const far = decimals(Math.round(314 * count), 2);
		return { ...far, shown: `${far.shown} ${unit}` };
	};
	return {
		prompt: random.pick([
			`A ${name} has a ${told(drawn).replace(" ", " of ")}. How far does it roll in ${turns} full turns? Use 3.14 for $\\pi$.`,
			`The ${byDiameter ? "diameter" : "radius"} of a ${name} is ${byDiameter ? 2 * r : r} ${unit}. It makes ${turns} full turns. How far does it roll? Use 3.14 for $\\pi$.`,
		]),
		right: value(2 * r * turns),
		wrong: [
			[slip.stoppedAfterOneTurn, value(2 * r)],
			byDiameter
				? [slip.doubledTheDiameter, value(4 * r * turns)]
				: [slip.radiusForDiameter, value(r * turns)],
			[slip.areaForCircumference, value(r * r * turns)],
		],
		hints: [
			"In one full turn it rolls its circumference.",
			byDiameter
				? `Multiply the diameter ${2 * r} by 3.14.`
				: `The radius is ${r} ${unit}. Find the diameter, and multiply it by 3.14.`,
			`Multiply the circumference by ${turns}.`,
		],
		steps: [
			`One turn: $3.14 \\times ${2 * r} = ${around(2 * r)}$ ${unit}.`,
			`${turns} turns: $${turns} \\times ${around(2 * r)} = ${decimal(314 * 2 * r * turns, 2)}$ ${unit}.`,
		],
	};
};

const halfCircle = (random: Random) => {
	const drawn = {
		name: "flower bed",
		unit: random.pick(["ft", "m"]),
		r: random.integer(2, 20),
		byDiameter: random.oneIn(2),
	};
	const { r, unit } = drawn;
	const arc = decimals(Math.round(314 * r), 2);
	const all = decimals(314 * r + 200 * r, 2);
	return {
		unit,
		arc,
		all,
		prompt: `A flower bed is a half circle with a ${told(drawn).replace(" ", " of ")}. A fence goes all around it.`,
		wrongAll: [
			[slip.leftOutTheStraightSide, arc] as const,
			[slip.forgotHalfOfTheArc, decimals(628 * r + 200 * r, 2)] as const,
			[slip.areaForCircumference, decimals(157 * r * r, 2)] as const,
		],
		hints: [
			"The fence has two parts: an arc and a straight side.",
			`The straight side is the diameter, ${drawn.byDiameter ? 2 * r : `twice ${r}`} ${unit}. The arc is half of a circumference.`,
			"Find half of $\\pi$ times the diameter, and add the diameter.",
		] as const,
		steps: [
			`The arc is half of $3.14 \\times ${2 * r}$, which is ${arc.entry} ${unit}.`,
			`With the straight side: $${arc.entry} + ${2 * r} = ${all.entry}$ ${unit}.`,
		],
	};
};

const fence: Form = (random) => {
	const { unit, all, prompt, wrongAll, hints, steps } = halfCircle(random);
	const shown = (value: Value) => ({ ...value, shown: `${value.shown} ${unit}` });
	return {
		prompt: `${prompt} How long is the fence? Use 3.14 for $\\pi$.`,
		right: shown(all),
		wrong: wrongAll.map(([each, value]) => [each, shown(value)]),
		hints,
		steps,
	};
};

const fenceSteps = ask.stepwise((random) => {
	const { unit, arc, all, prompt, wrongAll, hints, steps } = halfCircle(random);
	return {
		prompt: `${prompt} With 3.14 for $\\pi$, the arc is [[arc]] ${unit} long, and the whole fence is [[all]] ${unit} long.`,
		boxes: {
			arc: boxed(arc, [slip.forgotHalfOfTheArc, decimals(Math.round(Number(arc.entry) * 200), 2)]),
			all: { right: all, wrong: wrongAll },
		},
		hints,
		steps,
	};
});

const diameters = circleForm("circumference", circleOf(true));
const radii = circleForm("circumference", circleOf(false));
const any = circleForm("circumference", circleOf());
const exact = circleForm("circumference", circleOf(), { isExact: true });

// 1: from the diameter. 2: from the radius. 3: exact, with pi. 4: back to the diameter or the radius. 5: turns of a wheel, and
// around a half circle.
export const circumference = defineSkill("circumference", 18, {
	1: [
		typedWithPi(circleForm("circumference", circleOf(true), { isDrawn: true })),
		typedWithPi(diameters),
		ask.chosen(diameters),
		roughly(matched("circumference", diameters)),
	],
	2: [
		typedWithPi(circleForm("circumference", circleOf(false), { isDrawn: true })),
		ask.chosen(radii),
		typedWithPi(radii),
		roughly(judged(any)),
	],
	3: [ask.chosen(exact), typedWithPi(exact), matched("circumference", exact), ask.whatWentWrong(exact)],
	4: [typedWithPi(back), ask.chosen(back), labeled, ask.explainTheMistake(any)],
	5: [typedWithPi(rolling), ask.chosen(rolling), typedWithPi(fence), ask.chosen(fence), fenceSteps],
});
