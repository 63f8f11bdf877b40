import type { RoundPart } from "../../figures/shapes/round-solid.ts";
import { roundSolid } from "../../figures/shapes/round-solid.ts";
import { ask, defineSkill, type Form, slip, stated, texNumber, type Wrong } from "../../kit/index.ts";
import { labeledMeasures, missingForm } from "./missing-measures.ts";
import { named, solidOf, volume, volumeForm } from "./volume-forms.ts";
import { typedWithPi } from "../circles/typed-with-pi.ts";

interface Part {
	name: string;
	shape: RoundPart;
	thirds: (r: number, h: number) => number;
	/** What the part is taken for by mistake. */
	mistaken: (r: number, h: number) => number;
}

const HALF: Part = {
	name: "half sphere",
	shape: "dome",
	thirds: (r) => 2 * r ** 3,
	mistaken: (r) => 4 * r ** 3,
};
const CONE: Part = {
	name: "cone",
	shape: "cone",
	thirds: (r, h) => r * r * h,
	mistaken: (r, h) => 3 * r * r * h,
};
const TIP: Part = { ...CONE, shape: "tip" };
const CYLINDER: Part = {
	name: "cylinder",
	shape: "cylinder",
	thirds: (r, h) => 3 * r * r * h,
	mistaken: (r, h) => r * r * h,
};

/** Solids of two parts: the upper one, the lower one, their unit and what they are. */
const COMBINED: readonly (readonly [upper: Part, lower: Part, unit: string, told: string])[] = [
	[HALF, TIP, "cm", "A scoop of ice cream is half a sphere on top of a cone filled with ice cream."],
	[HALF, CYLINDER, "ft", "A silo is a cylinder with half a sphere on top."],
	[CONE, CYLINDER, "ft", "A tower is a cylinder with a cone on top."],
	[HALF, CYLINDER, "in.", "A mailbox tube is a cylinder closed by half a sphere on top."],
	[CONE, CYLINDER, "in.", "A pencil tip model is a cylinder with a cone on top."],
];

const combined: Form = (random) => {
	const [r, h] = [3 * random.integer(1, 3), random.integer(4, 12)];
	const [upper, lower, unit, told] = random.pick(COMBINED);
	const [first, second] = [upper.thirds(r, h), lower.thirds(r, h)];
	const total = first + second;
	const heights = upper === HALF ? `the ${lower.name} is ${h} ${unit} high` : `each is ${h} ${unit} high`;
	const wrong: Wrong[] = [
		[slip.wholeSphere, volume(upper.mistaken(r, h) + second, unit)],
		[slip.onePartOnly, volume(second, unit)],
		[slip.otherPartOnly, volume(first, unit)],
	];
	return {
		prompt: `${told} Both parts have radius ${r} ${unit}, and ${heights}. ${random.pick(["What is the volume of the whole solid?", "Find the volume of the whole solid.", "How much space does the whole solid take up?"])}`,
		figure: {
			svg: roundSolid({
				parts: [upper, lower].map(({ shape }) => ({
					kind: shape,
					height: h,
					...(shape === "dome" ? {} : { height_label: `${h} ${unit}` }),
				})),
				radius: r,
				radius_label: `${r} ${unit}`,
				color: "mint",
			}),
			alt: `A ${upper.name} on top of a ${lower.name}, both with the radius ${r} ${unit}.`,
		},
		right: volume(total, unit),
		wrong,
		hints: [
			"The solid has two parts. Find the volume of each part by itself.",
			`Both parts have the radius ${r} ${unit}. Use $\\pi r^2 h$ for a cylinder, a third of it for a cone, and half of $\\dfrac{4}{3}\\pi r^3$ for half a sphere.`,
			"Add the two volumes. Keep $\\pi$ as a factor.",
		],
		steps: [
			`The ${upper.name}: $${texNumber(first / 3)}\\pi$. The ${lower.name}: $${texNumber(second / 3)}\\pi$.`,
			`Together: $${texNumber(first / 3)}\\pi + ${texNumber(second / 3)}\\pi = ${texNumber(total / 3)}\\pi$.`,
		],
	};
};

const cone = solidOf("cone", false);
const coneByDiameter = solidOf("cone", true);
const sphere = solidOf("sphere", false);
const sphereByDiameter = solidOf("sphere", true);
const [cones, spheres] = [volumeForm(cone), volumeForm(sphere)];
const either: Form = (random) => volumeForm(random.pick([coneByDiameter, sphereByDiameter]))(random);
const calculated: Form = (random) => volumeForm(random.pick([cone, sphere]), { isCalculated: true })(random);
const missing: Form = (random) =>
	random.pick([missingForm(cone, "height"), missingForm(sphere, "radius"), missingForm(cone, "radius")])(
		random,
	);

// 1: cones, with pi in the answer. 2: spheres. 3: either one, from the diameter or worked out with 3.14. 4: a missing
// height or radius. 5: solids of two parts.
export const volumeConesSpheres = defineSkill("volume-cones-spheres", 18, {
	1: [
		typedWithPi(volumeForm(cone, { isDrawn: true })),
		ask.chosen(cones),
		ask.matched(named(cones), ["solid", "volume"]),
	],
	2: [typedWithPi(volumeForm(sphere, { isDrawn: true })), ask.chosen(spheres), ask.judged(stated(spheres))],
	3: [typedWithPi(calculated), ask.chosen(either), ask.whatWentWrong(either)],
	4: [typedWithPi(missing), ask.chosen(missing), labeledMeasures(cone)],
	5: [typedWithPi(combined), ask.chosen(combined), ask.explainTheMistake(either), ask.judged(stated(either))],
});
