import { ask, chooseAll, list, nameEach, NAMES, slip } from "../../kit/index.ts";
import type { Form, Random, Slip, Way } from "../../kit/index.ts";
import { allBetween, whole, words } from "../../kit/value.ts";
import { drawnSides, type Fit, FITS } from "./triangle-parts.ts";

const REASONS: Readonly<Record<Fit, string>> = {
	works: "Yes, the two shorter ones together are longer than the longest one.",
	short: "No, the two shorter ones together are shorter than the longest one.",
	flat: "No, the two shorter ones together are exactly as long as the longest one.",
};

function slipTo(chosen: Fit, right: Fit): Slip {
	if (chosen === "works") return right === "flat" ? slip.flatTriangle : slip.anyThreeLengths;
	return right === "works" ? slip.comparedOtherSides : slip.equalTakenAsShorter;
}

/** Whether three lengths make a triangle. */
export const lengths: Form = (random) => {
	const fit = random.pick(FITS);
	const { sides, short, middle, long } = drawnSides(random, fit);
	const list = `${sides[0]} cm, ${sides[1]} cm, and ${sides[2]} cm`;
	const others = FITS.filter((each) => each !== fit);
	return {
		prompt: random.pick([
			`Can sticks of ${list} form a triangle?`,
			`${random.pick(NAMES)} has three straws, ${list} long. Can they be the sides of a triangle?`,
			`Is there a triangle with sides of ${list}?`,
		]),
		right: words(REASONS[fit]),
		wrong: others.map((each, at) => {
			const idea = slipTo(each, fit);
			return [at === 0 ? idea : { ...idea, id: `${idea.id}-2` }, words(REASONS[each])] as const;
		}),
		hints: [
			"Put the two shorter ones together, end to end.",
			`Add ${short} and ${middle}.`,
			`Compare that sum with ${long}. A triangle needs a sum that is greater.`,
		],
		steps: [`$${short} + ${middle} = ${short + middle}$, and the longest one is ${long} cm.`, REASONS[fit]],
	};
};

/** Triples of lengths, sorted. */
export const sortedLengths = ask.sorted((random) => {
	const bins = ["Triangle", "No triangle"] as const;
	const fits: readonly Fit[] = random.shuffle(["works", "works", "short", "flat", random.pick(FITS)]);
	return {
		prompt: random.pick([
			"Which three lengths can be the sides of a triangle? Sort the cards.",
			`${random.pick(NAMES)} tries to build triangles of sticks with these lengths. Sort the cards.`,
		]),
		bins,
		cards: fits.map((fit) => {
			const { sides } = drawnSides(random, fit);
			const [bin, other] = fit === "works" ? bins : ([bins[1], bins[0]] as const);
			return {
				label: list(sides),
				bin,
				wrong: [[fit === "works" ? slip.comparedOtherSides : slipTo("works", fit), other]] as const,
			};
		}),
		hints: [
			"Find the two shorter lengths on each card.",
			"Add them, and compare the sum with the longest length.",
			"If the sum is exactly as long as the longest one, it all lies flat. That is not a triangle.",
		],
		steps: ["Add the two shorter lengths on each card. The sum must be greater than the longest one."],
	};
});

function twoSides(random: Random) {
	const [a, b] = [random.integer(3, 8), random.integer(9, 12)];
	const unit = random.pick(["centimeters", "inches", "feet", "meters"]);
	const told = random.pick([
		`Two sides of a triangle are ${a} ${unit} and ${b} ${unit} long`,
		`A triangle has a side of ${a} ${unit} and a side of ${b} ${unit}`,
	]);
	return {
		a,
		b,
		unit,
		told,
		hints: [
			"How long is the third side when the two others are on top of each other, and when they are one straight line?",
			`Compare the third side with $${b} - ${a}$ and with $${b} + ${a}$.`,
			"At both limits the triangle would be flat, so the limits themselves do not count.",
		] as const,
		limits: `It is longer than $${b} - ${a} = ${b - a}$ and shorter than $${b} + ${a} = ${a + b}$.`,
	};
}

/** All lengths of some that the third side can have. */
export const allLengths: Way = (random) => {
	const { a, b, told, hints, limits, unit } = twoSides(random);
	const works = random
		.shuffle([...new Set([b - a + 1, b, a + b - 1, b - a + 3])])
		.slice(0, random.integer(2, 3));
	const fails = random.shuffle([b - a, a + b, a + b + random.integer(1, 4)]).slice(0, 2);
	return chooseAll(
		random,
		{
			answer_type: "INTEGER",
			prompt: `${told}. ${random.pick(["Which lengths can the third side have?", `Which of these can be the third side, in ${unit}?`])}`,
			cta: "Choose all that fit.",
			hints: [...hints],
			explanation: `${limits}\n\nThese work: ${works.toSorted((p, q) => p - q).join(", ")}.`,
		},
		nameEach([
			...works.map((side) => ({
				label: `$${side}$`,
				fits: true,
				mistake: [slip.missedALength.id, slip.missedALength.feedback] as const,
			})),
			...fails.map((side) => {
				const { id, feedback } = side > a + b ? slip.anyThreeLengths : slip.flatTriangle;
				return { label: `$${side}$`, fits: false, mistake: [id, feedback] as const };
			}),
		]),
	);
};

/** The limit of the third side in whole numbers. */
export const limit: Form = (random) => {
	const { a, b, told, hints, limits, unit } = twoSides(random);
	const isMost = random.oneIn(2);
	const right = isMost ? a + b - 1 : b - a + 1;
	const which = isMost ? "greatest" : "least";
	return {
		prompt: `${told}. The third side is a whole number of ${unit}. ${random.pick([`What is the ${which} length it can have?`, `Find its ${which} possible length.`])}`,
		unit: { after: unit },
		right: whole(right),
		wrong: [
			[slip.flatTriangle, whole(isMost ? a + b : b - a)],
			[slip.tookTheOtherLimit, whole(isMost ? b - a + 1 : a + b - 1)],
			!isMost && [slip.anyShortLength, whole(1)],
			[slip.gaveTheLongerSide, whole(b)],
		],
		hints,
		steps: [limits, `So it is ${isMost ? "at most" : "at least"} ${right} ${unit} long.`],
	};
};

/** All lengths of the third side, on a line. */
export const interval: Form = (random) => {
	const { a, b, told, hints, limits } = twoSides(random);
	const [low, high] = [b - a, a + b];
	return {
		prompt: `${told}. ${random.pick(["Show every length $c$ that the third side can have.", "Which lengths $c$ are possible for the third side? Show all of them."])}`,
		right: allBetween("c", [low, false], [high, false]),
		wrong: [
			[slip.flatTriangle, allBetween("c", [low, true], [high, true])],
			[slip.anyShortLength, allBetween("c", [0, false], [high, false])],
			[slip.gaveTheLongerSide, allBetween("c", [low, false], [b, false])],
		],
		interval: { from: 0, to: 20, number_every: 2, variable: "c" },
		hints,
		steps: [limits, `The limits make flat triangles, so all lengths are in $${low} < c < ${high}$.`],
	};
};
