import type { Question } from "@learnin/domain/question/question";
import type { RoundPart } from "../../figures/round-solid.ts";
import { roundSolid } from "../../figures/round-solid.ts";
import { fillMeasured } from "../../kit/fill-measured.ts";
import { level } from "../../kit/level.ts";
import { decimal, prose, texNumber } from "../../kit/numbers.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

const CONES = [
	["A paper cup", "cm"],
	["A party hat", "cm"],
	["A pile of sand", "m"],
	["A funnel", "cm"],
	["A tent", "m"],
	["A candle", "cm"],
] as const;
const BALLS = [
	["A ball", "cm"],
	["A globe", "cm"],
	["A soap bubble", "cm"],
	["A glass marble", "mm"],
	["A gas tank", "m"],
	["A balloon", "cm"],
	["A lamp", "cm"],
] as const;

const FORGOT_THIRD = "It looks like the cylinder of the same size was taken. Three such cones fill it.";
const SPHERE_HINT = "The volume of a sphere is $\\dfrac{4}{3}\\pi r^3$.";
const CONE_HINT = "The volume of a cone is a third of the cylinder around it: $\\dfrac{1}{3}\\pi r^2 h$.";

/** 1: a cone, with pi; 2: a sphere, with pi; 3: either one calculated with 3.14, the diameter given; 4: the height of a cone, the radius of a sphere, a half ball; 5: solids of two parts. */
export const volumeConesSpheres = defineGenerator("volume-cones-spheres", 2, (random, difficulty) =>
	level<() => Question>(difficulty, [
		() => cone(random, false),
		() => sphere(random, false),
		() => (random.oneIn(2) ? cone(random, true) : sphere(random, true)),
		() => random.pick([coneHeight, sphereRadius, halfBall])(random),
		() => combined(random),
	])(),
);

interface Shown {
	parts: readonly { kind: RoundPart; height: number; height_label?: string }[];
	radius: number;
	radius_label?: string;
	diameter_label?: string;
}

function pictureOf(name: string, shown: Shown) {
	const words = [
		...(shown.radius_label === undefined ? [] : [`the radius ${shown.radius_label}`]),
		...(shown.diameter_label === undefined ? [] : [`the diameter ${shown.diameter_label}`]),
		...shown.parts.flatMap(({ height_label, kind }) =>
			height_label === undefined
				? []
				: [
						`the height ${height_label}${shown.parts.length > 1 ? ` of the ${kind === "tip" ? "cone" : kind}` : ""}`,
					],
		),
	];
	return {
		svg: roundSolid({ ...shown, colour: "mint" }),
		alt: `${name} with ${words.join(" and ")}.`.replaceAll("?", "unknown"),
	};
}

/** A base and a height whose product is three times a whole number. */
function coneSize(random: Random): [r: number, h: number] {
	const r = random.integer(2, 9);
	return [r, r % 3 === 0 ? random.integer(4, 12) : 3 * random.integer(1, 5)];
}

/** How pi is treated: kept in front of the unit, or calculated with 3.14. */
function inPi(unit: string, is_calculated: boolean) {
	return {
		value: (coefficient: number) =>
			is_calculated ? decimal(Math.round(314 * coefficient), 2) : decimal(Math.round(1000 * coefficient), 3),
		shared: is_calculated
			? ({ answer_type: "FLOAT", answer_suffix: `${unit}³`, pi: "approximate" } as const)
			: ({
					answer_type: "INTEGER",
					answer_suffix: `π ${unit}³`,
					pi: "multiple",
					cta: "Leave $\\pi$ in the answer: write the number in front of it.",
				} as const),
		ask: is_calculated ? "What is its volume? Use 3.14 for $\\pi$." : "What is its volume?",
	};
}

function cone(random: Random, is_calculated: boolean) {
	const [thing, unit] = random.pick(CONES);
	const [r, h] = coneSize(random);
	const has_diameter = is_calculated;
	const given = has_diameter ? 2 * r : r;
	const { value, shared, ask } = inPi(unit, is_calculated);
	const volume = (r * r * h) / 3;
	const result = is_calculated
		? `3.14 \\times ${texNumber(volume)} = ${value(volume)}`
		: `${texNumber(volume)}\\pi`;
	return fillMeasured({
		...shared,
		prompt: `${thing} has the shape of a cone. Its ${has_diameter ? "diameter" : "radius"} is ${given} ${unit} and its height is ${h} ${unit}. ${ask}`,
		figure: pictureOf("A cone", {
			parts: [{ kind: "cone", height: h, height_label: `${h} ${unit}` }],
			radius: r,
			[has_diameter ? "diameter_label" : "radius_label"]: `${given} ${unit}`,
		}),
		right: value(volume),
		hints: [
			CONE_HINT,
			`${has_diameter ? "The radius is half of the diameter. " : ""}Square the radius first, then multiply by the height and divide by 3.`,
		],
		explanation: `${has_diameter ? `The radius is ${r}. ` : ""}$\\dfrac{1}{3}\\pi \\times ${r}^2 \\times ${h} = ${texNumber(volume)}\\pi$${is_calculated ? `, and $${result}$` : ""}. The volume is ${is_calculated ? value(volume) : `${prose(volume)}π`} ${unit}³.`,
		mistakes: [
			["forgot-the-third", value(3 * volume), FORGOT_THIRD],
			[
				"used-the-diameter-as-radius",
				has_diameter ? value(4 * volume) : "",
				"It looks like the diameter was used as the radius.",
			],
			[
				"did-not-square-the-radius",
				(r * h) % 3 === 0 ? value((r * h) / 3) : "",
				"The base is a circle: the radius is multiplied by itself.",
			],
			["took-half", value(volume * 1.5), "A cone is a third of the cylinder around it, not a half."],
		],
	});
}

function sphere(random: Random, is_calculated: boolean) {
	const [thing, unit] = random.pick(BALLS);
	const r = 3 * random.integer(1, is_calculated ? 3 : 5);
	const has_diameter = is_calculated || random.oneIn(3);
	const given = has_diameter ? 2 * r : r;
	const { value, shared, ask } = inPi(unit, is_calculated);
	const volume = (4 * r ** 3) / 3;
	return fillMeasured({
		...shared,
		prompt: `${thing} has the shape of a sphere with ${has_diameter ? "diameter" : "radius"} ${given} ${unit}. ${ask}`,
		figure: pictureOf("A sphere", {
			parts: [
				{ kind: "dome", height: r },
				{ kind: "bowl", height: r },
			],
			radius: r,
			[has_diameter ? "diameter_label" : "radius_label"]: `${given} ${unit}`,
		}),
		right: value(volume),
		hints: [
			SPHERE_HINT,
			`${has_diameter ? "The radius is half of the diameter. " : ""}Multiply the radius by itself and once more by itself, then times 4 and divided by 3.`,
		],
		explanation: `${has_diameter ? `The radius is ${r}. ` : ""}$\\dfrac{4}{3}\\pi \\times ${r}^3 = \\dfrac{4}{3} \\times ${texNumber(r ** 3)}\\pi = ${texNumber(volume)}\\pi$${is_calculated ? `, and $3.14 \\times ${texNumber(volume)} = ${value(volume)}$` : ""}. The volume is ${is_calculated ? value(volume) : `${prose(volume)}π`} ${unit}³.`,
		mistakes: [
			[
				"forgot-four-thirds",
				value(r ** 3),
				"The cube of the radius is right. Which factor stands before it?",
			],
			["forgot-to-divide-by-three", value(4 * r ** 3), "Almost: the factor is four thirds, not four."],
			["squared-the-radius", value((4 * r * r) / 3), "A volume needs the radius three times as a factor."],
			[
				"used-the-diameter-as-radius",
				has_diameter ? value(8 * volume) : "",
				"It looks like the diameter was used as the radius.",
			],
			["tripled-the-radius", value(4 * r), "Cubed means $r \\times r \\times r$, not 3 times $r$."],
		],
	});
}

function coneHeight(random: Random) {
	const [thing, unit] = random.pick(CONES);
	const [r, size] = coneSize(random);
	// 3 stands in the formula of the hint.
	const h = size === 3 ? 18 : size;
	const volume = (r * r * h) / 3;
	const whole = (top: number, bottom: number) => (top % bottom === 0 ? top / bottom : "");
	return fillMeasured({
		answer_type: "INTEGER",
		prompt: `${thing} has the shape of a cone with radius ${r} ${unit}. Its volume is $${texNumber(volume)}\\pi$ ${unit}³. What is its height?`,
		figure: pictureOf("A cone", {
			parts: [{ kind: "cone", height: h, height_label: "?" }],
			radius: r,
			radius_label: `${r} ${unit}`,
		}),
		answer_suffix: unit,
		right: h,
		hints: [
			CONE_HINT,
			"Three such cones fill a cylinder. What is the volume of that cylinder?",
			"Divide that by the area of the base.",
		],
		explanation: `The cylinder has the volume $3 \\times ${texNumber(volume)}\\pi = ${texNumber(3 * volume)}\\pi$. Its base is $${r * r}\\pi$. $${texNumber(3 * volume)} \\div ${r * r} = ${h}$, so the height is ${h} ${unit}.`,
		mistakes: [
			[
				"forgot-the-third",
				whole(volume, r * r),
				"It looks like the volume of a cylinder was used. A cone is a third of it.",
			],
			[
				"divided-by-the-radius",
				whole(3 * volume, r),
				"The base is $\\pi r^2$: divide by the square of the radius.",
			],
			["divided-by-three-again", whole(volume, 3 * r * r), "Undo the third: multiply by 3."],
			[
				"left-out-the-three-and-the-square",
				whole(volume, r),
				"Two things are still missing: the factor 3, and the square of the radius.",
			],
		],
	});
}

function sphereRadius(random: Random) {
	const [thing, unit] = random.pick(BALLS);
	// From 6 on: 3 stands in the formula of the hint.
	const r = 3 * random.integer(2, 5);
	const volume = (4 * r ** 3) / 3;
	return fillMeasured({
		answer_type: "INTEGER",
		prompt: `${thing} has the shape of a sphere. Its volume is $${texNumber(volume)}\\pi$ ${unit}³. What is its radius?`,
		answer_suffix: unit,
		right: r,
		hints: [
			SPHERE_HINT,
			"Undo the factor: times 3, divided by 4. What is left is $r^3$.",
			"Which number used three times as a factor gives it?",
		],
		explanation: `$${texNumber(volume)} \\times 3 \\div 4 = ${texNumber(r ** 3)}$, so $r^3 = ${texNumber(r ** 3)}$ and $r = ${r}$. The radius is ${r} ${unit}.`,
		mistakes: [
			["forgot-the-root", r ** 3, "That is $r^3$. Which number used three times as a factor gives it?"],
			["divided-by-three-instead-of-root", r ** 3 / 3, "A third of a number is not its cube root."],
			["gave-the-diameter", 2 * r, "That is the distance right across. How far is it to the middle?"],
		],
	});
}

function halfBall(random: Random) {
	const unit = random.pick(["cm", "m"] as const);
	const thing =
		unit === "cm"
			? random.pick(["A bowl", "A cup"] as const)
			: random.pick(["The dome of a hall", "An igloo"] as const);
	const r = 3 * random.integer(1, unit === "cm" ? 5 : 4);
	const volume = (2 * r ** 3) / 3;
	return fillMeasured({
		answer_type: "INTEGER",
		prompt: `${thing} has the shape of half a sphere with radius ${r} ${unit}. What is its volume?`,
		cta: "Leave $\\pi$ in the answer: write the number in front of it.",
		answer_suffix: `π ${unit}³`,
		right: volume,
		pi: "multiple",
		hints: [SPHERE_HINT, "Find the volume of the whole sphere first, then take half of it."],
		explanation: `The whole sphere: $\\dfrac{4}{3}\\pi \\times ${r}^3 = ${texNumber(2 * volume)}\\pi$. Half of it is $${texNumber(volume)}\\pi$, so the volume is ${prose(volume)}π ${unit}³.`,
		mistakes: [
			["took-the-whole-sphere", 2 * volume, "That is the whole sphere. How much of it is there?"],
			[
				"forgot-four-thirds",
				r ** 3 % 2 === 0 ? r ** 3 / 2 : decimal(5 * r ** 3, 1),
				"The factor four thirds is missing.",
			],
			["halved-the-radius", volume / 4, "It looks like the radius was halved. The volume has to be halved."],
		],
	});
}

function combined(random: Random) {
	const r = 3 * random.integer(1, 3);
	const ball = (2 * r ** 3) / 3;
	const tall = random.integer(4, 12);
	const coneVolume = (r * r * tall) / 3;
	const kinds = [
		{
			told: `An ice cream fills a cone and forms half a sphere on top. Both have radius ${r} cm, and the cone is ${tall} cm high.`,
			name: "Half a sphere on top of a cone that stands on its tip,",
			parts: [
				{ kind: "dome", height: r },
				{ kind: "tip", height: tall, height_label: `${tall} cm` },
			],
			first: ["The cone", coneVolume, 3 * coneVolume],
			second: ["The half sphere", ball, 2 * ball],
			unit: "cm",
		},
		{
			told: `A silo is a cylinder with half a sphere on top. Both have radius ${r} m, and the cylinder is ${tall} m high.`,
			name: "A cylinder with half a sphere on top,",
			parts: [
				{ kind: "dome", height: r },
				{ kind: "cylinder", height: tall, height_label: `${tall} m` },
			],
			first: ["The cylinder", r * r * tall, (r * r * tall) / 3],
			second: ["The half sphere", ball, 2 * ball],
			unit: "m",
		},
		{
			told: `A tower is a cylinder that is ${tall + 3} m high, with a cone as its roof that is ${tall} m high. Both have radius ${r} m.`,
			name: "A cylinder with a cone on top,",
			parts: [
				{ kind: "cone", height: tall, height_label: `${tall} m` },
				{ kind: "cylinder", height: tall + 3, height_label: `${tall + 3} m` },
			],
			first: ["The cylinder", r * r * (tall + 3), (r * r * (tall + 3)) / 3],
			second: ["The cone", coneVolume, 3 * coneVolume],
			unit: "m",
		},
	] as const;
	const { told, name, parts, first, second, unit } = random.pick(kinds);
	const total = first[1] + second[1];
	return fillMeasured({
		answer_type: "INTEGER",
		prompt: `${told} What is the volume of the whole?`,
		cta: "Leave $\\pi$ in the answer: write the number in front of it.",
		figure: pictureOf(name, { parts, radius: r, radius_label: `${r} ${unit}` }),
		answer_suffix: `π ${unit}³`,
		right: total,
		pi: "multiple",
		hints: [
			"Find the volume of each part alone and add them.",
			"Cylinder: $\\pi r^2 h$. Cone: a third of that. Half a sphere: half of $\\dfrac{4}{3}\\pi r^3$.",
		],
		explanation: `${first[0]}: $${texNumber(first[1])}\\pi$. ${second[0]}: $${texNumber(second[1])}\\pi$. Together $${texNumber(first[1])}\\pi + ${texNumber(second[1])}\\pi = ${texNumber(total)}\\pi$.`,
		mistakes: [
			[
				"mistook-the-second-part",
				first[1] + second[2],
				second[0] === "The cone"
					? "It looks like the cone was taken as a cylinder."
					: "It looks like the whole sphere was taken. Only half of it is there.",
			],
			[
				"mistook-the-first-part",
				first[2] + second[1],
				first[0] === "The cone"
					? "It looks like the cone was taken as a cylinder."
					: "It looks like the cylinder was taken as a cone. It is three times as much.",
			],
			["one-part-only", first[1], "That is one part. The other one belongs to it, too."],
			["other-part-only", second[1], "That is one part. The other one belongs to it, too."],
		],
	});
}
