import { angleTriangle } from "../../figures/shapes/angle-triangle.ts";
import type { FigureColor } from "../../figures/svg.ts";
import { type Random, slip, type Wrong } from "../../kit/index.ts";

const COLORS = ["sky", "gold", "mint", "lilac"] as const satisfies readonly FigureColor[];

export interface Angles {
	left: number;
	right: number;
	top: number;
}

/** Angles that leave room for words. */
export function anglesOf(random: Random): Angles | undefined {
	const [left, right] = [random.integer(28, 108), random.integer(28, 108)];
	const top = 180 - left - right;
	if (top < 26 || top > 110 || left === right || left === top || right === top) return undefined;
	// 60° and 80° are read in 360° and 180°, which hints say.
	const isClear = [left, right, top, 180 - right].every((angle) => angle !== 60 && angle !== 80);
	return isClear ? { left, right, top } : undefined;
}

export function pictureOf(
	random: Random,
	{ left, right }: Angles,
	labels: readonly [string, string, string],
	exterior?: string,
) {
	const [p, q, r] = labels.map((text) => (/[\dx]/.test(text) ? text : "not given"));
	const outside =
		exterior === undefined
			? ""
			: ` The base goes on to the right. The exterior angle there is ${/[\dx]/.test(exterior) ? exterior : "not given"}.`;
	return {
		svg: angleTriangle({
			left,
			right,
			labels,
			...(exterior === undefined ? {} : { exterior }),
			color: random.pick(COLORS),
		}),
		alt: `A triangle. The angle at the left is ${p}, at the right ${q}, at the top ${r}.${outside}`,
	};
}

export type Kind = "third" | "exterior" | "remote";

interface Facts {
	known: readonly [number, number];
	right: number;
	task: string;
	ask: string;
	wrong: readonly (readonly [slip: Wrong[0], degrees: number])[];
	hint: string;
	last: string;
	work: string;
}

/** What is known and asked in each kind: two interior angles, or an exterior and a remote interior one. */
export function factsOf(kind: Kind, { left, right, top }: Angles): Facts {
	const out = left + top;
	const facts: Record<Kind, Facts> = {
		third: {
			known: [left, right],
			right: top,
			task: `the third angle of a triangle with angles of ${left}° and ${right}°`,
			ask: `Two angles of a triangle measure ${left}° and ${right}°. What is the measure of the third angle?`,
			wrong: [
				[slip.gaveBothAngles, left + right],
				[slip.used360, 360 - left - right],
				[slip.tookOneAngle, 180 - left],
			],
			hint: "The three interior angles of a triangle add up to 180°.",
			last: `Subtract both from 180°: find $180 - ${left} - ${right}$.`,
			work: `$180° - ${left}° - ${right}° = ${top}°$.`,
		},
		exterior: {
			known: [left, top],
			right: out,
			task: `the exterior angle with remote interior angles of ${left}° and ${top}°`,
			ask: `The remote interior angles of an exterior angle of a triangle measure ${left}° and ${top}°. What is the measure of the exterior angle?`,
			wrong: [
				[slip.gaveInterior, right],
				[slip.tookOneAngle, 180 - left],
				[slip.used360, 360 - left - top],
				[slip.subtractedAngles, Math.abs(left - top)],
			],
			hint: "An exterior angle is the sum of its two remote interior angles.",
			last: `Add the two remote interior angles: find $${left} + ${top}$.`,
			work: `$${left}° + ${top}° = ${out}°$.`,
		},
		remote: {
			known: [out, left],
			right: top,
			task: `the other remote interior angle, if the exterior angle is ${out}° and one remote interior angle is ${left}°,`,
			ask: `An exterior angle of a triangle measures ${out}°, and one of its remote interior angles ${left}°. What is the measure of the other remote interior angle?`,
			wrong: [
				[slip.gaveInterior, right],
				[slip.addedAngles, out + left],
				[slip.tookOneAngle, 180 - left],
			],
			hint: "An exterior angle is the sum of its two remote interior angles.",
			last: `Subtract the known one from the exterior angle: find $${out} - ${left}$.`,
			work: `$${out}° - ${left}° = ${top}°$.`,
		},
	};
	return facts[kind];
}
