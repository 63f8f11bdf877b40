import { ask, defineSkill, type Random } from "../../kit/index.ts";
import {
	decimalContest,
	decimalSign,
	decimalsInOrder,
	explainLonger,
	greaterDecimal,
} from "./comparing-decimals.ts";
import { closePair, digit, easyPair, unevenPair, type Written } from "./decimal-pairs.ts";

/** Numbers of one to three decimal places. */
const ofThousandths = (count: number) =>
	decimalsInOrder((random: Random) => {
		const [whole, t] = [random.integer(0, 9) * 1000, random.integer(1, 8)];
		const drawn: Written[] = [
			{ thousandths: whole + 100 * t + 10 * digit(random) + digit(random), places: 3 },
			{ thousandths: whole + 100 * (t + 1), places: 1 },
			{ thousandths: whole + 10 * random.integer(10 * t + 1, 10 * t + 9), places: 2 },
			{ thousandths: whole + 10 * digit(random) + digit(random), places: 3 },
		].slice(0, count);
		return drawn;
	});

// 1: tenths and hundredths. 2: different lengths. 3: close together, or equal, and three in order. 4: stories and four in
// order. 5: several claims, and why a longer decimal is not larger.
export const compareDecimalsThousandths = defineSkill("compare-decimals-thousandths", 14, {
	1: [
		ask.chosen(decimalSign(easyPair)),
		ask.chosen(decimalContest(easyPair)),
		ask.typed(greaterDecimal(easyPair)),
	],
	2: [
		ask.chosen(decimalSign(unevenPair)),
		ask.typed(greaterDecimal(unevenPair)),
		ask.chosen(decimalContest(unevenPair)),
	],
	3: [ask.chosen(decimalSign(closePair)), ofThousandths(3), ask.typed(greaterDecimal(closePair))],
	4: [ask.chosen(decimalContest(closePair)), ofThousandths(4), ask.judged(decimalSign(unevenPair))],
	5: [
		ask.judged(decimalSign(closePair)),
		ask.chosen(decimalSign(closePair)),
		ofThousandths(4),
		explainLonger(unevenPair),
	],
});
