import type { Question } from "@learnin/domain/question/question";
import { roundSolid } from "../../figures/round-solid.ts";
import { fillMeasured } from "../../kit/fill-measured.ts";
import { level } from "../../kit/level.ts";
import { decimal, prose, texNumber } from "../../kit/numbers.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

interface Scene {
	thing: string;
	unit: "cm" | "m";
	r: readonly [least: number, most: number];
	h: readonly [least: number, most: number];
}

/** Everyday cylinders with usual radii and heights in whole units. */
const CYLINDERS: readonly Scene[] = [
	{ thing: "A can", unit: "cm", r: [3, 6], h: [7, 15] },
	{ thing: "A candle", unit: "cm", r: [2, 5], h: [6, 20] },
	{ thing: "A water tank", unit: "m", r: [2, 4], h: [2, 6] },
	{ thing: "A drum", unit: "cm", r: [10, 20], h: [12, 40] },
	{ thing: "A vase", unit: "cm", r: [4, 8], h: [15, 30] },
	{ thing: "A round pool", unit: "m", r: [3, 8], h: [1, 2] },
	{ thing: "A jar", unit: "cm", r: [3, 7], h: [8, 18] },
	{ thing: "A tree stump", unit: "cm", r: [15, 30], h: [20, 50] },
];

const DIAMETER_FOR_RADIUS =
	"It looks like the diameter was used as the radius. The radius goes only to the middle.";
const NOT_SQUARED = "The base is a circle: its area is $\\pi r^2$, so the radius is multiplied by itself.";

/** 1: the volume from radius and height, with pi; 2: from the diameter; 3: calculated with 3.14; 4: the missing height; 5: the missing radius, or how high the same water stands elsewhere. */
export const volumeCylinders = defineGenerator("volume-cylinders", 2, (random, difficulty) => {
	const scene = random.pick(CYLINDERS);
	const [r, h] = [random.integer(...scene.r), random.integer(...scene.h)];
	return level<() => Question>(difficulty, [
		() => withPi(scene, r, h, false),
		() => withPi(scene, r, h, true),
		() => calculated(random, scene, r, h),
		() => missingHeight(scene, r, h),
		() => (random.oneIn(2) ? missingRadius(scene, r, h) : poured(random)),
	])();
});

function pictureOf({ unit }: Scene, r: number, h: number, shown: { r?: string; d?: string; h?: string }) {
	const words = [
		...(shown.r === undefined ? [] : [`the radius ${shown.r}`]),
		...(shown.d === undefined ? [] : [`the diameter ${shown.d}`]),
		...(shown.h === undefined ? [] : [`the height ${shown.h}`]),
	];
	return {
		svg: roundSolid({
			parts: [{ kind: "cylinder", height: h, ...(shown.h === undefined ? {} : { height_label: shown.h }) }],
			radius: r,
			...(shown.r === undefined ? {} : { radius_label: shown.r }),
			...(shown.d === undefined ? {} : { diameter_label: shown.d }),
			colour: unit === "m" ? "sky" : "gold",
		}),
		alt: `A cylinder with ${words.join(" and ")}.`.replaceAll("?", "unknown"),
	};
}

function withPi(scene: Scene, r: number, h: number, has_diameter: boolean) {
	const { thing, unit } = scene;
	const given = has_diameter ? 2 * r : r;
	return fillMeasured({
		answer_type: "INTEGER",
		prompt: `${thing} has the shape of a cylinder. Its ${has_diameter ? "diameter" : "radius"} is ${given} ${unit} and its height is ${h} ${unit}. What is its volume?`,
		cta: "Leave $\\pi$ in the answer: write the number in front of it.",
		figure: pictureOf(scene, r, h, { [has_diameter ? "d" : "r"]: `${given} ${unit}`, h: `${h} ${unit}` }),
		answer_suffix: `π ${unit}³`,
		right: r * r * h,
		pi: "multiple",
		hints: [
			"The volume of a cylinder is the area of its base times its height.",
			"The base is a circle with the area $\\pi r^2$.",
			...(has_diameter ? ["The radius is half of the diameter."] : []),
		],
		explanation: `${has_diameter ? `The radius is $${given} \\div 2 = ${r}$. ` : ""}The base is $\\pi \\times ${r}^2 = ${r * r}\\pi$. Times the height: $${r * r}\\pi \\times ${h} = ${texNumber(r * r * h)}\\pi$. The volume is ${prose(r * r * h)}π ${unit}³.`,
		mistakes: [
			["used-the-diameter-as-radius", has_diameter ? 4 * r * r * h : "", DIAMETER_FOR_RADIUS],
			["did-not-square-the-radius", r * h, NOT_SQUARED],
			[
				"doubled-instead-of-squared",
				2 * r * h,
				"It looks like the radius was doubled. A square multiplies it by itself.",
			],
			[
				"squared-the-height",
				r * h * h,
				"It looks like the height was squared. The square belongs to the radius.",
			],
		],
	});
}

function calculated(random: Random, scene: Scene, r: number, h: number) {
	const { thing, unit } = scene;
	const has_diameter = random.oneIn(2);
	const given = has_diameter ? 2 * r : r;
	const value = (coefficient: number) => decimal(314 * coefficient, 2);
	return fillMeasured({
		answer_type: "FLOAT",
		prompt: `${thing} has the shape of a cylinder with ${has_diameter ? "diameter" : "radius"} ${given} ${unit} and height ${h} ${unit}. What is its volume? Use 3.14 for $\\pi$.`,
		answer_suffix: `${unit}³`,
		right: value(r * r * h),
		pi: "approximate",
		hints: [
			"First find the area of the circle at the bottom, then multiply by the height.",
			`The area of the circle is $\\pi r^2$${has_diameter ? ", and the radius is half of the diameter" : ""}.`,
		],
		explanation: `${has_diameter ? `The radius is ${r}. ` : ""}$3.14 \\times ${r}^2 \\times ${h} = 3.14 \\times ${texNumber(r * r * h)} = ${value(r * r * h)}$. The volume is ${value(r * r * h)} ${unit}³.`,
		mistakes: [
			["used-the-diameter-as-radius", has_diameter ? value(4 * r * r * h) : "", DIAMETER_FOR_RADIUS],
			["did-not-square-the-radius", value(r * h), NOT_SQUARED],
			[
				"doubled-instead-of-squared",
				value(2 * r * h),
				"It looks like the radius was doubled. A square multiplies it by itself.",
			],
			["left-out-the-height", value(r * r), "That is the area of the base. How high is the cylinder?"],
			["left-out-pi", r * r * h, "The number is right up to here. What has to be done with $\\pi$?"],
		],
	});
}

function missingHeight(scene: Scene, r: number, h: number) {
	const { thing, unit } = scene;
	const volume = r * r * h;
	return fillMeasured({
		answer_type: "INTEGER",
		prompt: `${thing} has the shape of a cylinder. Its radius is ${r} ${unit} and its volume is $${texNumber(volume)}\\pi$ ${unit}³. How high is it?`,
		figure: pictureOf(scene, r, h, { r: `${r} ${unit}`, h: "?" }),
		answer_suffix: unit,
		right: h,
		hints: [
			"Volume is base times height. Which of the three is missing?",
			"Find the area of the base, and divide the volume by it. Then $\\pi$ goes away.",
		],
		explanation: `The base is $\\pi \\times ${r}^2 = ${r * r}\\pi$. $${texNumber(volume)}\\pi \\div ${r * r}\\pi = ${h}$, so the height is ${h} ${unit}.`,
		mistakes: [
			[
				"divided-by-the-radius",
				volume / r,
				"It looks like the volume was divided by the radius only. The base has the radius as a factor once more.",
			],
			[
				"divided-by-twice-the-radius",
				volume % (2 * r) === 0 ? volume / (2 * r) : "",
				"The base needs the radius times itself, not twice the radius.",
			],
			[
				"subtracted-the-base",
				volume - r * r,
				"The base is multiplied by the height, so undo it by dividing.",
			],
			["multiplied-again", volume * r * r, "The volume is known already. Go backwards."],
		],
	});
}

function missingRadius(scene: Scene, r: number, h: number) {
	const { thing, unit } = scene;
	const volume = r * r * h;
	return fillMeasured({
		answer_type: "INTEGER",
		prompt: `${thing} has the shape of a cylinder. Its height is ${h} ${unit} and its volume is $${texNumber(volume)}\\pi$ ${unit}³. What is its radius?`,
		figure: pictureOf(scene, r, h, { r: "?", h: `${h} ${unit}` }),
		answer_suffix: unit,
		right: r,
		hints: [
			"Divide the volume by the height. What does the result tell?",
			"The result is the area of the base. Take off $\\pi$. Which number times itself gives it?",
		],
		explanation: `$${texNumber(volume)}\\pi \\div ${h} = ${r * r}\\pi$, so $r^2 = ${r * r}$ and $r = ${r}$.`,
		mistakes: [
			["forgot-the-root", r * r, "Good first step. That is the radius times itself, not yet the radius."],
			[
				"halved-instead-of-root",
				r % 2 === 0 ? (r * r) / 2 : decimal(5 * r * r, 1),
				"Half of a number is not its square root. Which number times itself gives it?",
			],
			["gave-the-diameter", 2 * r, "That is the distance right across. How far is it to the middle?"],
		],
	});
}

function poured(random: Random) {
	// The water of the narrow glass stands lower in the wide one.
	const [narrow, wide, times] = random.pick([
		[2, 4, 4],
		[3, 6, 4],
		[4, 8, 4],
		[2, 6, 9],
		[3, 9, 9],
		[5, 10, 4],
		[6, 9, 2.25],
		[4, 6, 2.25],
	] as const);
	const low = times === 2.25 ? 4 * random.integer(1, 4) : random.integer(2, 6);
	const high = low * times;
	return fillMeasured({
		answer_type: "INTEGER",
		prompt: `A glass is a cylinder with radius ${narrow} cm. Water stands ${high} cm high in it. All the water is poured into an empty glass that is a cylinder with radius ${wide} cm. How high does the water stand there?`,
		answer_suffix: "cm",
		right: low,
		hints: [
			"The volume of the water stays the same. Find it, with $\\pi$.",
			"Divide that volume by the area of the base of the other glass.",
		],
		explanation: `The water has the volume $\\pi \\times ${narrow}^2 \\times ${high} = ${narrow * narrow * high}\\pi$. The base of the other glass is $\\pi \\times ${wide}^2 = ${wide * wide}\\pi$. $${narrow * narrow * high} \\div ${wide * wide} = ${low}$, so the water stands ${low} cm high.`,
		mistakes: [
			[
				"compared-the-radii-only",
				(high * narrow) % wide === 0
					? (high * narrow) / wide
					: decimal(Math.round((1000 * high * narrow) / wide), 3),
				"It looks like only the radii were compared. The bases grow with the square of the radius.",
			],
			["kept-the-height", high, "The other glass is wider. Does the water still stand as high?"],
			["went-the-wrong-way", high * times, "The other glass is wider, so the water cannot stand higher."],
		],
	});
}
