import { roundSolid } from "../../figures/shapes/round-solid.ts";
import { decimals, given, NAMES, prose, slip, texNumber, whole, withTask } from "../../kit/index.ts";
import type { Draft, Form, Random, Value, Wrong } from "../../kit/index.ts";
import { type Kind, THINGS } from "./round-things.ts";

export interface Solid {
	kind: Kind;
	name: string;
	unit: string;
	r: number;
	h: number;
	/** Whether the diameter is given instead of the radius. */
	byDiameter: boolean;
}

/** The volume as thirds of pi. */
export function thirdsOf({ kind, r, h }: Pick<Solid, "kind" | "r" | "h">): number {
	return { cylinder: 3 * r * r * h, cone: r * r * h, sphere: 4 * r ** 3 }[kind];
}

export const FORMULAS: Readonly<Record<Kind, string>> = {
	cylinder: "V = \\pi r^2 h",
	cone: "V = \\dfrac{1}{3}\\pi r^2 h",
	sphere: "V = \\dfrac{4}{3}\\pi r^3",
};

/** A solid whose volume is a whole number of pi. */
export const solidOf =
	(kind: Kind, byDiameter: boolean) =>
	(random: Random): Solid | undefined => {
		const { name, unit, radius, height } = random.pick(THINGS[kind]);
		const r = random.integer(...radius) * (kind === "sphere" ? 3 : 1);
		const solid = { kind, name, unit, r, h: random.integer(...height), byDiameter };
		return thirdsOf(solid) % 3 === 0 ? solid : undefined;
	};

export type Draw = ReturnType<typeof solidOf>;

/** Volumes in thirds of pi that wrong procedures give. */
function wrongThirds({ kind, r, h, byDiameter }: Solid): readonly (readonly [Wrong[0], number] | false)[] {
	const twice = { kind, r: 2 * r, h };
	const diameter = byDiameter && ([slip.diameterAsRadius, thirdsOf(twice)] as const);
	if (kind === "sphere")
		return [
			diameter,
			[slip.forgotFourThirds, 3 * r ** 3],
			[slip.fourForFourThirds, 12 * r ** 3],
			[slip.radiusSquaredInSphere, 4 * r * r],
			[slip.radiusTripled, 12 * r],
		];
	const part = kind === "cone" ? 1 : 3;
	return [
		kind === "cone" && [slip.forgotConeThird, 3 * r * r * h],
		diameter,
		[slip.radiusNotSquared, part * r * h],
		[slip.radiusDoubled, part * 2 * r * h],
		kind === "cone" ? [slip.halfForThird, 1.5 * r * r * h] : [slip.squaredHeight, 3 * r * h * h],
	];
}

/** Thirds of pi as a value with pi, or worked out with 3.14. */
export function volume(thirds: number, unit: string, isCalculated = false): Value {
	if (isCalculated) {
		const value = decimals((314 * thirds) / 3, 2);
		return { ...value, shown: `${value.shown} ${unit}³`, rules: { pi: "approximate" } };
	}
	return {
		...whole(thirds / 3),
		shown: `$${texNumber(thirds / 3)}\\pi$ ${unit}³`,
		rules: { pi: "multiple" },
	};
}

const measured = ({ kind, unit, r, h, byDiameter }: Solid) =>
	`${byDiameter ? `diameter ${2 * r}` : `radius ${r}`} ${unit}${kind === "sphere" ? "" : ` and height ${h} ${unit}`}`;

export function pictureOf(
	{ kind, unit, r, h, byDiameter }: Solid,
	marks: { radius?: string; height?: string } = {},
) {
	const across = marks.radius ?? `${byDiameter ? 2 * r : r} ${unit}`;
	const tall = marks.height ?? `${h} ${unit}`;
	const parts =
		kind === "sphere"
			? [
					{ kind: "dome" as const, height: r },
					{ kind: "bowl" as const, height: r },
				]
			: [{ kind, height: h, height_label: tall }];
	const named = [across, tall].map((text) => (/\d/.test(text) ? text : "unknown"));
	return {
		svg: roundSolid({
			parts,
			radius: r,
			...(byDiameter ? { diameter_label: across } : { radius_label: across }),
			color: { cylinder: "gold", cone: "mint", sphere: "sky" }[kind] as "gold" | "mint" | "sky",
		}),
		alt: `A ${kind} with the ${byDiameter ? "diameter" : "radius"} ${named[0]}${kind === "sphere" ? "" : ` and the height ${named[1]}`}.`,
	};
}

/** A cone by way of the cylinder around it. */
function thirdOfTheCylinder({ r, h }: Solid): string[] {
	const whole = r * r * h;
	return [
		`A cylinder as wide and high as the cone: $\\pi \\times ${r}^2 \\times ${h} = ${texNumber(whole)}\\pi$.`,
		`The cone holds a third of it: $${texNumber(whole)}\\pi \\div 3 = ${texNumber(whole / 3)}\\pi$.`,
	];
}

function help(solid: Solid, isCalculated: boolean): Pick<Draft, "hints" | "steps"> {
	const { kind, unit, r, h, byDiameter } = solid;
	const thirds = thirdsOf(solid);
	const power = kind === "sphere" ? `${r}^3` : `${r}^2 \\times ${h}`;
	const front = { cylinder: "", cone: "\\dfrac{1}{3} \\times ", sphere: "\\dfrac{4}{3} \\times " }[kind];
	const result = volume(thirds, unit, isCalculated);
	return {
		hints: [
			`The volume of a ${kind} is $${FORMULAS[kind]}$. Which measures do you know?`,
			byDiameter
				? `The diameter is ${2 * r} ${unit}. The radius is half of it.`
				: `The radius is ${r} ${unit}. Find $${kind === "sphere" ? `${r}^3` : `${r}^2`}$ first.`,
			`Work out $${front}${byDiameter ? power.replace(`${r}^`, "r^") : power}$. ${isCalculated ? "Then multiply by 3.14." : "Keep $\\pi$ as a factor."}`,
		],
		steps: [
			...(byDiameter ? [`The radius is $${2 * r} \\div 2 = ${r}$ ${unit}.`] : []),
			...(kind === "cone"
				? thirdOfTheCylinder(solid)
				: [`$${front}\\pi \\times ${power} = ${texNumber(thirds / 3)}\\pi$.`]),
			isCalculated
				? `$3.14 \\times ${texNumber(thirds / 3)} = ${result.shown.split("$")[1]}$, so the volume is $${result.shown.split("$")[1]}$ ${unit}³.`
				: `The volume is ${prose(thirds / 3)}π ${unit}³.`,
		],
	};
}

export const volumeForm = (draw: Draw, { isDrawn = false, isCalculated = false } = {}): Form =>
	given(draw, (solid, random) => {
		const { kind, name, unit } = solid;
		const measures = measured(solid);
		const end = isCalculated ? " Use 3.14 for $\\pi$." : "";
		return {
			...help(solid, isCalculated),
			prompt: `${random.pick([
				`A ${name} has the shape of a ${kind} with ${measures}. What is its volume?`,
				`Find the volume of a ${kind} with ${measures}.`,
				`${random.pick(NAMES)} measures a ${name} in the shape of a ${kind} with ${measures}. How much space does it take up?`,
			])}${end}`,
			...(isDrawn ? { figure: pictureOf(solid) } : {}),
			task: `the volume of a ${kind} with ${measures}`,
			alike: `${kind} ${solid.r} ${solid.h}`,
			right: volume(thirdsOf(solid), unit, isCalculated),
			wrong: wrongThirds(solid).map(
				(each) => each && Number.isInteger(each[1] / 3) && [each[0], volume(each[1], unit, isCalculated)],
			),
		};
	});

/** Solids to be matched with their volumes. */
export const named = (form: Form) => withTask(form, (task) => task.replace("the volume of a", "A"));
