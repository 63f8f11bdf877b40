import { asClaim, ask, counted, defineSkill, NAMES, slip, texNumber, whole } from "../../kit/index.ts";
import type { Form } from "../../kit/index.ts";
import { digits, explainTwice, inSteps, twoDigits } from "../decimals/digit-pairs.ts";

const PLACES = ["one", "ten", "hundred", "thousand", "ten thousand", "hundred thousand"] as const;

/** What a digit is worth in a number of so many digits. */
const digitValue =
	(length: number): Form =>
	(random) => {
		const all = digits(random, length);
		const place = random.integer(1, length - 1);
		const digit = all[length - 1 - place] ?? 0;
		const number = `$${texNumber(Number(all.join("")))}$`;
		const value = (power: number) => whole(digit * 10 ** power);
		const name = PLACES[place] ?? "";
		const task = `the value of the digit ${digit} in ${number}`;
		return {
			prompt: random.pick([
				`What is ${task}?`,
				`Write ${task}.`,
				`${random.pick(NAMES)} looks at the digit ${digit} in ${number}. What is the value of that digit?`,
			]),
			task,
			right: value(place),
			wrong: [
				[slip.tookTheDigit, whole(digit)],
				place > 1 && [slip.countedOnePlaceLess, value(place - 1)],
				place < 5 && [slip.countedOnePlaceMore, value(place + 1)],
			],
			hints: [
				"Name the places from the right: ones, tens, hundreds, and so on.",
				`Count the digits to the right of the ${digit}: ${counted(place, "digit")}.`,
				`Write the ${digit} with one zero for each of those digits.`,
			],
			steps: [
				`The digit ${digit} is in the ${name}s place.`,
				`Its value is $${digit} \\times ${texNumber(10 ** place)} = ${texNumber(digit * 10 ** place)}$.`,
			],
		};
	};

/** 10 times a number, forwards or back. */
const timesTen =
	(isBack: boolean): Form =>
	(random) => {
		const number = random.integer(12, 999) * random.pick([1, 1, 10]);
		const ten = 10 * number;
		const [given, right] = isBack ? [ten, number] : [number, ten];
		const shown = `$${texNumber(given)}$`;
		const name = random.pick(NAMES);
		return {
			prompt: isBack
				? random.pick([
						`${shown} is 10 times as much as a number. What is that number?`,
						`10 times a number is ${shown}. Find the number.`,
						`${name} has 10 times as many points as a friend. ${name} has ${shown} points. How many does the friend have?`,
					])
				: random.pick([
						`Which number is 10 times as much as ${shown}?`,
						`Write the number that is 10 times ${shown}.`,
						`A store spends ${shown} dollars a month on rent. How many dollars is that in 10 months?`,
						`${name} has ${shown} stickers. A store has 10 times as many. How many stickers does the store have?`,
					]),
			right: whole(right),
			wrong: [
				[slip.changedByTen, whole(isBack ? given - 10 : given + 10)],
				!isBack && [slip.wroteAZeroTooMany, whole(100 * given)],
				isBack && number % 10 === 0 && [slip.countedOnePlaceLess, whole(number / 10)],
				isBack ? [slip.tookTenTimesAgain, whole(10 * given)] : [slip.keptTheGivenNumber, whole(given)],
			],
			hints: [
				`The answer is ${isBack ? "less" : "greater"} than the number you see.`,
				`In ${shown}, every digit moves one place to the ${isBack ? "right" : "left"}.`,
				isBack
					? "The zero in the ones place drops away."
					: "The ones place is empty then. Write a zero there.",
			],
			steps: [
				`Every digit moves one place to the ${isBack ? "right" : "left"}.`,
				`$10 \\times ${texNumber(number)} = ${texNumber(ten)}$, so the answer is $${texNumber(right)}$.`,
			],
		};
	};

const claims = asClaim(digitValue(6), (task, value) => `${task.replace(/^the/, "The")} is ${value}.`);
const apart = (...places: number[]) => ({ apart: places, isWhole: true });

// 1: what a digit is worth, to thousands. 2: 10 times a number, and back. 3: equal digits up to two places apart.
// 4: six digits, up to three places apart, and what went wrong. 5: claims and reasons.
export const placeValueTenTimes = defineSkill("place-value-ten-times", 18, {
	1: [ask.typed(digitValue(4)), ask.chosen(digitValue(4)), ask.matched(digitValue(4), ["digit", "value"])],
	2: [
		ask.typed(timesTen(false)),
		ask.chosen(timesTen(false)),
		ask.typed(timesTen(true)),
		ask.typed(digitValue(5)),
	],
	3: [inSteps(apart(1, 2)), ask.chosen(twoDigits(apart(1, 2, 3))), ask.typed(timesTen(true))],
	4: [
		inSteps(apart(1, 2, 3)),
		ask.whatWentWrong(digitValue(6)),
		ask.typed(digitValue(6)),
		ask.chosen(twoDigits(apart(1, 2, 3))),
	],
	5: [
		ask.chosen(twoDigits(apart(1, 2, 3))),
		ask.judged(claims),
		explainTwice(apart(1, 2, 3)),
		inSteps(apart(1, 2, 3)),
	],
});
