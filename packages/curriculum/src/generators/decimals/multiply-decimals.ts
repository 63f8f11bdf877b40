import { ask, defineSkill, type Form } from "../../kit/index.ts";
import { factors, placeThePoint, price, product, productInSteps, productStory } from "./product-forms.ts";

const byWhole = factors([1, [2, 99]], [0, [2, 9]]);
const hundredthsByWhole = factors([2, [12, 499]], [0, [2, 12]]);
const tenths = factors([1, [2, 99]], [1, [2, 9]]);
const largerTenths = factors([1, [11, 99]], [1, [11, 59]]);
const hundredths = factors([2, [11, 299]], [1, [2, 59]]);

/** The price put down in bills and coins, where that is not too many of them. */
const putDown: Form = (random) => {
	const draft = price(false)(random);
	const [cents = 0, of = 1] = draft?.right.worth ?? [];
	if (draft === undefined || cents / of > 20) return undefined;
	const shows = random.pick(["Show the amount with bills and coins.", "Show it with bills and coins."]);
	return { ...draft, prompt: `${draft.prompt} ${shows}`, money: { set: "both" } };
};

// 1: tenths by a whole number. 2: hundredths by a whole number, and where the decimal point goes. 3: tenths by tenths.
// 4: prices, put down as well, stories, and what went wrong. 5: hundredths by tenths, change, and mistakes to explain.
export const multiplyDecimals = defineSkill("multiply-decimals", 15, {
	1: [
		ask.typed(product(byWhole)),
		ask.chosen(product(byWhole)),
		ask.typed(productStory(byWhole)),
		ask.matched(product(byWhole), "product"),
	],
	2: [
		ask.typed(product(hundredthsByWhole)),
		ask.chosen(placeThePoint(hundredthsByWhole)),
		ask.typed(placeThePoint(tenths)),
		productInSteps(hundredthsByWhole),
	],
	3: [
		ask.typed(product(tenths)),
		ask.chosen(product(tenths)),
		productInSteps(tenths),
		ask.matched(product(tenths), "product"),
	],
	4: [
		ask.typed(price(false)),
		ask.withMoney(putDown),
		ask.chosen(productStory(largerTenths)),
		ask.whatWentWrong(product(largerTenths)),
		ask.judged(product(largerTenths)),
	],
	5: [
		ask.typed(product(hundredths)),
		ask.typed(price(true)),
		ask.chosen(price(true)),
		ask.explainTheMistake(product(hundredths)),
		ask.judged(product(hundredths)),
	],
});
