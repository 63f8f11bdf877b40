import type { Random } from "../../random/seeded-random.ts";
import { list } from "../../kit/words.ts";

/** Whether three lengths make a triangle. */
export const FITS = ["works", "short", "flat"] as const;
export type Fit = (typeof FITS)[number];

/** Three lengths that make a triangle or not, in some order. */
export function drawnSides(random: Random, fit: Fit) {
	const [short, middle] = [random.integer(3, 9), random.integer(3, 12)].toSorted((a, b) => a - b) as [
		number,
		number,
	];
	const long = {
		works: random.integer(middle, short + middle - 1),
		short: short + middle + random.integer(1, 5),
		flat: short + middle,
	}[fit];
	return { short, middle, long, sides: random.shuffle([short, middle, long]) };
}

export const HOW_MANY = ["No triangle", "Exactly one triangle", "More than one triangle"] as const;
export type HowMany = (typeof HOW_MANY)[number];

/** Measures that are given, and how many triangles have them. */
export interface Given {
	text: string;
	/** The same for a card. */
	label: string;
	fixes: HowMany;
	hasOnlyAngles: boolean;
	hint: string;
	why: string;
}

/** Two angles of a triangle and the third one. */
function anglesOf(random: Random) {
	const [a, b] = [random.integer(25, 85), random.integer(25, 85)];
	return [a, b, 180 - a - b] as const;
}

function threeAngles(random: Random, fixes: HowMany): Given {
	const [a, b, rest] = anglesOf(random);
	const c = fixes === HOW_MANY[0] ? rest + random.pick(rest > 25 ? [-20, -10, 10, 20] : [10, 20]) : rest;
	return {
		text: `the angles ${a}°, ${b}°, and ${c}°`,
		label: `Angles ${a}°, ${b}°, and ${c}°`,
		fixes,
		hasOnlyAngles: true,
		hint: `Add the angles: $${a} + ${b} + ${c}$. Do they say anything about the size?`,
		why:
			fixes === HOW_MANY[0]
				? `The angles add up to ${a + b + c}°, but in a triangle they add up to 180°.`
				: "The angles add up to 180°, and such a triangle can be drawn small or large.",
	};
}

function sideAndAngles(random: Random, fixes: HowMany): Given {
	const side = random.integer(4, 12);
	const [a, b] =
		fixes === HOW_MANY[0]
			? [random.integer(95, 140), random.integer(90, 110)]
			: [random.integer(30, 80), random.integer(30, 80)];
	return {
		text: `a side of ${side} cm with angles of ${a}° and ${b}° at its ends`,
		label: `${a}° and ${b}° at the ends of ${side} cm`,
		fixes,
		hasOnlyAngles: false,
		hint: `Draw the side of ${side} cm, and both angles at its ends. Do their other sides meet?`,
		why:
			fixes === HOW_MANY[0]
				? `${a}° and ${b}° are together at least 180°, so the other two sides never meet.`
				: "A side and the angles at its ends fix a triangle.",
	};
}

function threeSides(random: Random, fixes: HowMany): Given {
	const { sides, short, middle, long } = drawnSides(random, fixes === HOW_MANY[0] ? "short" : "works");
	return {
		text: `the sides ${sides[0]} cm, ${sides[1]} cm, and ${sides[2]} cm`,
		label: `Sides ${list(sides)}`,
		fixes,
		hasOnlyAngles: false,
		hint: `Compare $${short} + ${middle}$ with ${long}. Do the sides reach?`,
		why:
			fixes === HOW_MANY[0]
				? `$${short} + ${middle}$ is less than ${long}, so the sides do not reach.`
				: "Three sides that reach fix a triangle.",
	};
}

function twoSidesAnd(random: Random, fixes: HowMany): Given {
	const [a, b, angle] = [random.integer(4, 12), random.integer(4, 12), random.integer(30, 80)];
	const isFixed = fixes === HOW_MANY[1];
	return {
		text: `two sides of ${a} cm and ${b} cm${isFixed ? ` with an angle of ${angle}° between them` : ""}`,
		label: `Sides ${a} and ${b}${isFixed ? `, ${angle}° between` : " only"}`,
		fixes,
		hasOnlyAngles: false,
		hint: `Draw the sides of ${a} cm and ${b} cm from one corner. Can you open them more or less?`,
		why: isFixed
			? "Two sides and the angle between them fix a triangle."
			: "The third side can still be longer or shorter.",
	};
}

/** Given measures with so many triangles; with angles only, or of any kind. */
export function givenOf(random: Random, fixes: HowMany, hasAnglesOnly: boolean): Given {
	if (hasAnglesOnly) return (fixes === HOW_MANY[1] ? sideAndAngles : threeAngles)(random, fixes);
	const makers = {
		"No triangle": [threeSides, sideAndAngles, threeAngles],
		"Exactly one triangle": [threeSides, sideAndAngles, twoSidesAnd],
		"More than one triangle": [twoSidesAnd, threeAngles],
	}[fixes];
	return random.pick(makers)(random, fixes);
}
