import { ask, gcd, given, simplest, slip, tex, whole, words } from "../../../kit/index.ts";
import type { Form, Fraction, Random } from "../../../kit/index.ts";
import { isAbout, RATE_SCENES, rateEquation, rateGraph, type RateScene } from "./rate-graphs.ts";

const NAMES_OF_THREE = ["P", "Q", "R"] as const;

interface Three {
	scene: RateScene;
	rates: readonly [Fraction, Fraction, Fraction];
	prompt: string;
}

/** A graph, an equation and a story, with halves, thirds and fourths as unit rates. */
function three(random: Random): Three | undefined {
	const scene = random.pick(RATE_SCENES);
	const rates = random
		.shuffle([2, 3, 4])
		.map((bottom) => ({ top: random.integer(2 * bottom + 1, 7 * bottom - 1), bottom }));
	const [first, second, third] = rates;
	if (first === undefined || second === undefined || third === undefined) return undefined;
	if (rates.some(({ top, bottom }) => gcd(top, bottom) > 1)) return undefined;
	return {
		scene,
		rates: [first, second, third],
		prompt: `${scene.thing} P is shown by the graph. ${scene.thing} Q is described by $${rateEquation(second)}$, ${isAbout(scene)}. ${scene.thing} R ${scene.does} ${third.top} ${scene.y} in ${third.bottom} ${scene.x}s.`,
	};
}

const graphOf = ({ scene, rates: [{ top, bottom }] }: Three) =>
	rateGraph(scene, [bottom, top], { step: top, rows: Math.ceil(6 / bottom) });

const size = ({ top, bottom }: Fraction) => top / bottom;

function helpForThree({ scene, rates }: Three) {
	const [first, , third] = rates;
	return {
		hints: [
			`Find the unit rate of each, in ${scene.y} per ${scene.x}.`,
			`Divide: $${first.top} \\div ${first.bottom}$ for P, and $${third.top} \\div ${third.bottom}$ for R.`,
			"Write all three as mixed numbers or decimals, and compare.",
		] as const,
		steps: rates.map((rate, at) => `${NAMES_OF_THREE[at]}: $${tex(rate)}$ ${scene.y} per ${scene.x}.`),
	};
}

export const inOrder: Form = given(three, (drawn) => {
	const order = (by: (rate: Fraction, at: number) => number) =>
		words(
			NAMES_OF_THREE.toSorted((one, other) => {
				const [p, q] = [NAMES_OF_THREE.indexOf(one), NAMES_OF_THREE.indexOf(other)];
				return by(drawn.rates[p] ?? drawn.rates[0], p) - by(drawn.rates[q] ?? drawn.rates[0], q);
			}).join(", "),
		);
	const right = order(size);
	const { hints, steps } = helpForThree(drawn);
	return {
		prompt: `${drawn.prompt} Which order is right, from the least unit rate to the greatest?`,
		figure: graphOf(drawn),
		right,
		wrong: [
			[slip.comparedHeightWithRate, order((rate, at) => (at === 1 ? size(rate) : rate.top))],
			[slip.orderedTheOtherWay, order((rate) => -size(rate))],
			[slip.comparedNumerators, order((rate) => rate.top)],
			[slip.comparedDenominators, order((rate) => rate.bottom)],
		],
		hints,
		steps: [...steps, `From the least to the greatest: ${right.shown}.`],
	};
});

export const threeRates = ask.stepwise((random) => {
	const drawn = three(random);
	if (drawn === undefined) return undefined;
	const [p, q, r] = drawn.rates.map(({ top, bottom }) => ({
		right: simplest(top, bottom),
		wrong: [[slip.runOverRise, simplest(bottom, top)] as const, [slip.tookTheHeight, whole(top)] as const],
	}));
	if (p === undefined || q === undefined || r === undefined) return undefined;
	return {
		prompt: `${drawn.prompt} In ${drawn.scene.y} per ${drawn.scene.x}, the unit rate of P is [[p]], that of Q is [[q]], and that of R is [[r]].`,
		figure: graphOf(drawn),
		boxes: { p, q, r },
		...helpForThree(drawn),
	};
});
