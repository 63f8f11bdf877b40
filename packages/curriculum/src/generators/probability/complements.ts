import { amount, decimals, gcd, lowest, simplest, slip, tex } from "../../kit/index.ts";
import type { Form, Value } from "../../kit/index.ts";

const EVENTS = [
	"it rains tomorrow",
	"a bus is late",
	"a seed grows",
	"a ticket wins a prize",
	"a ball goes into the basket",
	"a traffic light is green",
	"a team wins its game",
	"a train is on time",
	"a shot hits the target",
	"a package arrives today",
] as const;

/** The probability that something does not happen. */
export const complement: Form = (random) => {
	const all = random.pick([3, 4, 5, 6, 7, 8, 9, 10, 12, 20, 25]);
	const fitting = random.integer(1, all - 1);
	if (gcd(fitting, all) > 1 || 2 * fitting === all) return undefined;
	const scale = random.integer(0, 2);
	const units = random.integer(3, 97);
	const value = (number: number): Value =>
		scale === 0
			? simplest(number, all)
			: scale === 1
				? decimals(number, 2)
				: { ...amount(number, 1), shown: `$${number}\\%$` };
	const [told, one] = scale === 0 ? [fitting, all] : [units, 100];
	const event = random.pick(EVENTS);
	const shown = value(told).shown;
	if (units === 50 || units % 10 === 0) return undefined;
	return {
		prompt: random.pick([
			`The probability that ${event} is ${shown}. What is the probability that this does **not** happen?`,
			`With a probability of ${shown}, ${event}. What is the probability that it does **not** happen?`,
		]),
		...(scale === 0 ? { cta: "Write a fraction, such as 3/4." } : {}),
		...(scale === 2 ? { unit: { after: "%" } } : {}),
		right: scale === 2 ? { ...amount(one - told, 1) } : value(one - told),
		wrong: [
			[slip.gaveTheEvent, scale === 2 ? amount(told, 1) : value(told)],
			[slip.evenForTwoOutcomes, scale === 2 ? amount(50, 1) : scale === 1 ? decimals(5, 1) : simplest(1, 2)],
			scale === 0 && [slip.turnedTheFractionOver, simplest(all, fitting)],
			scale !== 0 && [
				slip.tookFromTheWrongWhole,
				scale === 1
					? decimals(10 - (units % 10) + 10 * (10 - Math.floor(units / 10)), 2)
					: amount(110 - told, 1),
			],
		],
		hints: [
			"It happens, or it does not. Both probabilities together make 1, which is 100%.",
			`Begin with ${scale === 2 ? "100%" : "1"}, and look at ${shown}.`,
			`Subtract ${shown} from ${scale === 2 ? "100%" : "1"}.`,
		],
		steps: [
			scale === 0
				? `$1 - ${tex({ top: fitting, bottom: all })} = ${tex(lowest(all - fitting, all))}$.`
				: scale === 1
					? `$1 - ${units / 100} = ${(100 - units) / 100}$.`
					: `$100\\% - ${units}\\% = ${100 - units}\\%$.`,
		],
	};
};
