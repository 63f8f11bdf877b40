import { ask, decimal, decimals, defineSkill, slip, whole } from "../../kit/index.ts";
import type { Form, Random, Value } from "../../kit/index.ts";
import {
	circleForm,
	circleOf,
	helpFor,
	judged,
	matched,
	measureUnit,
	pictureOf,
	roughly,
	told,
} from "./circle-forms.ts";
import { typedWithPi } from "./typed-with-pi.ts";

const area = (hundredths: number, unit: string): Value => {
	const value = decimals(Math.round(hundredths), 2);
	return { ...value, shown: `${value.shown} ${measureUnit("area", unit)}` };
};

/** Half or a quarter of a circle. */
const part =
	(isDrawn: boolean): Form =>
	(random) => {
		const drawn = {
			name: "patio",
			unit: random.pick(["ft", "m"]),
			r: random.integer(2, 20),
			byDiameter: random.oneIn(2),
		};
		const { r, unit, byDiameter } = drawn;
		const [share, name] =
			isDrawn || random.oneIn(2) ? ([2, "half circle"] as const) : ([4, "quarter circle"] as const);
		if (share === 4 && (byDiameter || r % 2 === 1)) return undefined;
		const whole_ = 314 * r * r;
		const { hints, steps } = helpFor("area", drawn, false);
		return {
			prompt: isDrawn
				? random.pick([
						"What is the area of the half circle? Use 3.14 for $\\pi$.",
						"Find the area of the figure. Use 3.14 for $\\pi$.",
					])
				: random.pick([
						`A ${name} has a ${told(drawn).replace(" ", " of ")}. What is its area? Use 3.14 for $\\pi$.`,
						`A patio has the shape of a ${name} with a ${told(drawn).replace(" ", " of ")}. How much ground does it cover? Use 3.14 for $\\pi$.`,
						`A stage is a ${name} with a ${told(drawn).replace(" ", " of ")}. Find its area. Use 3.14 for $\\pi$.`,
					]),
			...(isDrawn ? { figure: pictureOf(random, drawn, undefined, true).figure } : {}),
			right: area(whole_ / share, unit),
			wrong: [
				[slip.forgotThePart, area(whole_, unit)],
				[byDiameter ? slip.diameterForRadius : slip.doubledTheRadius, area((4 * whole_) / share, unit)],
				[slip.circumferenceForArea, area((628 * r) / share, unit)],
			],
			hints: [hints[0], hints[1], `Find the area of the whole circle, and divide it by ${share}.`],
			steps: [
				...steps,
				`The ${name}: $${decimal(whole_, 2)} \\div ${share} = ${decimal(Math.round(whole_ / share), 2)}$ ${measureUnit("area", unit)}.`,
			],
		};
	};

const PATHS = [
	["pond", "path", "m"],
	["flower bed", "strip of grass", "ft"],
	["fountain", "ring of tiles", "m"],
	["rug", "border", "in."],
	["pool", "deck", "ft"],
	["tree stump", "ring of mulch", "in."],
	["picture", "round frame", "cm"],
	["stage", "ring of seats", "m"],
] as const;

/** A ring between two circles. */
function ring(random: Random) {
	const [inside, around, unit] = random.pick(PATHS);
	const r = random.integer(3, 12);
	const outer = r + random.integer(1, 5);
	const [small, large] = [r * r, outer * outer];
	return {
		unit,
		small: area(314 * small, unit),
		large: area(314 * large, unit),
		right: area(314 * (large - small), unit),
		prompt: `A round ${inside} has a radius of ${r} ${unit}, with a ${around} around it. Together they have a radius of ${outer} ${unit}.`,
		asked: `What is the area of the ${around}? Use 3.14 for $\\pi$.`,
		wrong: [
			[slip.subtractedTheRadii, area(314 * (outer - r) ** 2, unit)] as const,
			[slip.gaveTheWholeArea, area(314 * large, unit)] as const,
			[slip.gaveTheInside, area(314 * small, unit)] as const,
		],
		hints: [
			`The ${around} is what is left when the ${inside} is taken from the whole.`,
			`Find the areas of the circles with radius ${r} and radius ${outer}.`,
			"Subtract the smaller area from the larger one.",
		] as const,
		steps: [
			`$3.14 \\times ${outer}^2 = ${decimal(314 * large, 2)}$, and $3.14 \\times ${r}^2 = ${decimal(314 * small, 2)}$.`,
			`$${decimal(314 * large, 2)} - ${decimal(314 * small, 2)} = ${decimal(314 * (large - small), 2)}$ ${measureUnit("area", unit)}.`,
		],
	};
}

const ringForm: Form = (random) => {
	const { prompt, asked, right, wrong, hints, steps } = ring(random);
	return { prompt: `${prompt} ${asked}`, right, wrong, hints, steps };
};

const ringSteps = ask.stepwise((random) => {
	const { prompt, unit, small, large, right, wrong, hints, steps } = ring(random);
	const units = measureUnit("area", unit);
	return {
		prompt: `${prompt} With 3.14 for $\\pi$, the whole has an area of [[large]] ${units} and the inside [[small]] ${units}. The ring between has an area of [[ring]] ${units}.`,
		boxes: { large: { right: large }, small: { right: small }, ring: { right, wrong } },
		hints,
		steps,
	};
});

/** From the circumference. */
const fromCircumference: Form = (random) => {
	const { r, unit } = circleOf()(random);
	const around = decimal(628 * r, 2);
	return {
		prompt: random.pick([
			`A circle has a circumference of ${around} ${unit}. What is its area? Use 3.14 for $\\pi$.`,
			`The distance around a circle is ${around} ${unit}. Find its area. Use 3.14 for $\\pi$.`,
		]),
		right: area(314 * r * r, unit),
		wrong: [
			[slip.diameterForRadius, area(314 * 4 * r * r, unit)],
			[slip.leftOutPi, { ...whole(r * r), shown: `$${r * r}$ ${measureUnit("area", unit)}` }],
			[slip.radiusNotSquared, area(314 * r, unit)],
		],
		hints: [
			"Find the diameter first, and then the radius.",
			`Divide: $${around} \\div 3.14$. That is the diameter.`,
			"Halve the diameter. Square the radius, and multiply by 3.14.",
		],
		steps: [
			`$${around} \\div 3.14 = ${2 * r}$, so the radius is ${r} ${unit}.`,
			`$3.14 \\times ${r}^2 = ${decimal(314 * r * r, 2)}$ ${measureUnit("area", unit)}.`,
		],
	};
};

const radii = circleForm("area", circleOf(false));
const diameters = circleForm("area", circleOf(true));
const any = circleForm("area", circleOf());
const exact = circleForm("area", circleOf(), { isExact: true });

// 1: from the radius. 2: from the diameter. 3: exact, with pi. 4: parts of circles. 5: rings, and from the circumference.
export const areaCircle = defineSkill("area-circle", 18, {
	1: [
		typedWithPi(circleForm("area", circleOf(false), { isDrawn: true })),
		typedWithPi(radii),
		ask.chosen(radii),
		roughly(matched("area", radii)),
	],
	2: [
		typedWithPi(circleForm("area", circleOf(true), { isDrawn: true })),
		ask.chosen(diameters),
		typedWithPi(diameters),
		roughly(judged(any)),
	],
	3: [ask.chosen(exact), typedWithPi(exact), matched("area", exact), ask.whatWentWrong(exact)],
	4: [typedWithPi(part(true)), ask.chosen(part(false)), typedWithPi(part(false)), ask.explainTheMistake(any)],
	5: [
		typedWithPi(ringForm),
		ask.chosen(ringForm),
		ringSteps,
		typedWithPi(fromCircumference),
		ask.chosen(fromCircumference),
	],
});
