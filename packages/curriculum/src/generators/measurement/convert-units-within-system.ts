import { asClaim, ask, defineSkill, type Form, type Random, withoutUnit } from "../../kit/index.ts";
import { CUSTOMARY, type Conversion, conversionOf, convertedDraft, METRIC } from "./conversions.ts";
import { amountLeft, comparedAmounts, conversionSteps } from "./unit-problems.ts";

type Draw = (random: Random) => Conversion;

const ALL = [...METRIC, ...CUSTOMARY];

const toSmall: Draw = (random) => conversionOf(random, random.pick(ALL), true);
const toLarge: Draw = (random) => conversionOf(random, random.pick(ALL), false);
const either: Draw = (random) => random.pick([toSmall, toLarge])(random);
const withDecimals: Draw = (random) => conversionOf(random, random.pick(METRIC), random.oneIn(2), true);

const bare =
	(draw: Draw): Form =>
	(random) =>
		convertedDraft(random, draw(random));

const claims = asClaim(
	withoutUnit(bare(either)),
	(task, value) => `${task.replace(/^the/, "The")} is ${value}.`,
);

// 1: to the smaller unit, with a table. 2: back to the larger unit. 3: metric decimals, and amounts compared. 4: several
// steps, and what went wrong. 5: several steps with decimals, claims, and mistakes to explain.
export const convertUnitsWithinSystem = defineSkill("convert-units-within-system", 13, {
	1: [ask.typed(bare(toSmall)), ask.chosen(withoutUnit(bare(toSmall))), conversionSteps(ALL)],
	2: [
		ask.typed(bare(toLarge)),
		ask.chosen(withoutUnit(bare(toLarge))),
		conversionSteps(ALL),
		ask.chosen(comparedAmounts(ALL)),
	],
	3: [
		ask.typed(bare(withDecimals)),
		ask.chosen(withoutUnit(bare(withDecimals))),
		ask.chosen(comparedAmounts(METRIC.slice(0, 4), true)),
		ask.judged(claims),
	],
	4: [
		ask.typed(amountLeft(ALL)),
		ask.chosen(withoutUnit(amountLeft(ALL))),
		ask.whatWentWrong(withoutUnit(bare(withDecimals))),
		ask.typed(bare(either)),
	],
	5: [
		ask.typed(amountLeft(METRIC, true)),
		ask.chosen(withoutUnit(amountLeft(METRIC, true))),
		ask.explainTheMistake(withoutUnit(bare(withDecimals))),
		ask.judged(claims),
	],
});
