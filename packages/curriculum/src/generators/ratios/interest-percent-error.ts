import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import { CURRENCIES } from "../../kit/money.ts";
import { decimal, prose } from "../../kit/numbers.ts";
import { NAMES } from "../../kit/words.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

/** 1: interest of one year; 2: of several years; 3: percent error; 4: interest of months, or the balance; 5: the time from the interest, or the error with decimals. */
export const interestPercentError = defineGenerator("interest-percent-error", 2, (random, difficulty) => {
	if (difficulty === 3 || (difficulty === 5 && random.oneIn(2)))
		return percentError(random, difficulty === 5);
	const { many } = random.pick(CURRENCIES);
	const name = random.pick(NAMES);
	const principal = 100 * random.integer(3, level(difficulty, [20, 40, 0, 40, 60] as const));
	const percent = random.integer(2, 8);
	const months = difficulty === 4 ? random.pick([3, 6, 9, 18]) : 0;
	const years = difficulty === 1 ? 1 : random.integer(2, 6);
	// Hundredths, so that months come out exactly.
	const interest = months > 0 ? (principal * percent * months) / 12 : principal * percent * years;
	const asks_balance = difficulty === 4 && random.oneIn(2);
	const asks_time = difficulty === 5;
	const time = months > 0 ? `${months} months` : years === 1 ? "one year" : `${years} years`;
	const right = asks_time ? `${years}` : decimal(asks_balance ? principal * 100 + interest : interest, 2);
	const plain = decimal(interest, 2);
	return fillNumber({
		answer_type: "FLOAT",
		prompt: asks_time
			? `${name} saves ${prose(principal)} ${many} at ${percent}% simple interest per year. After how many years have the savings earned ${prose(interest / 100)} ${many} of interest?`
			: `${name} saves ${prose(principal)} ${many} at ${percent}% simple interest per year. ${asks_balance ? `How many ${many} are there in all after ${time}?` : `How many ${many} of interest do the savings earn in ${time}?`}`,
		answer_suffix: asks_time ? "years" : many,
		right,
		hints: [
			"How much interest is earned in one year?",
			asks_time
				? "How many times does that fit into the whole interest?"
				: months > 0
					? "Which part of a year are the months?"
					: years === 1
						? "Percent means hundredths of the saved money."
						: "Take it for each year.",
			...(asks_balance ? ["The saved money is still there."] : []),
		],
		explanation: asks_time
			? `In one year it is ${decimal(principal * percent, 2)}. $${interest / 100} \\div ${decimal(principal * percent, 2)} = ${years}$ years.`
			: `In one year it is $\\dfrac{${percent}}{100} \\times ${principal} = ${decimal(principal * percent, 2)}$. ${months > 0 ? `For ${months} of 12 months: $${decimal(principal * percent, 2)} \\times \\dfrac{${months}}{12} = ${plain}$.` : years === 1 ? "" : `In ${time}: $${plain}$.`}${asks_balance ? ` In all: $${principal} + ${plain} = ${right}$.` : ""}`,
		mistakes: [
			[
				"used-months-as-years",
				months > 0 ? decimal((asks_balance ? principal * 100 : 0) + principal * percent * months, 2) : "",
				"It looks like the months were taken for years. Twelve months make one year.",
			],
			[
				"one-year-only",
				asks_time
					? ""
					: years > 1 || months > 0
						? decimal((asks_balance ? principal * 100 : 0) + principal * percent, 2)
						: "",
				"That is the interest of one year.",
			],
			[
				"gave-the-balance",
				asks_time || asks_balance ? "" : decimal(principal * 100 + interest, 2),
				"That is the saved money with its interest. Only the interest is asked.",
			],
			[
				"left-out-the-saved-money",
				asks_balance ? plain : "",
				"That is the interest. The saved money belongs to it as well.",
			],
			["forgot-the-hundred", asks_time ? "" : decimal(interest * 100, 2), "Percent means hundredths."],
			[
				"gave-interest-of-one-year",
				asks_time ? decimal(principal * percent, 2) : "",
				"That is the interest of one year. How many years are needed?",
			],
		],
	});
});

function percentError(random: Random, has_decimals: boolean) {
	const true_value = random.pick([20, 25, 40, 50, 80, 120, 200, 250] as const);
	const percent = random.pick([5, 10, 15, 20, 25, 30] as const);
	const error = (true_value * percent) / 100;
	const above = random.oneIn(2);
	const guess = above ? true_value + error : true_value - error;
	const scale = has_decimals ? 10 : 1;
	const [guess_text, true_text] = [guess, true_value].map((value) =>
		has_decimals ? decimal(Math.round(value * 100), 3) : decimal(Math.round(value * 100), 2),
	) as [string, string];
	const name = random.pick(NAMES);
	const thing = random.pick([
		["the length of a table", "centimeters"],
		["the weight of a parcel", "kilograms"],
		["the number of beans in a jar", "beans"],
	] as const);
	const [what, unit] =
		has_decimals || !Number.isInteger(guess) ? (["the width of a room", "meters"] as const) : thing;
	return fillNumber({
		answer_type: "FLOAT",
		prompt: `${name} estimates ${what} as ${guess_text} ${unit}. The true value is ${true_text} ${unit}. What is the percent error?`,
		answer_suffix: "%",
		right: percent,
		hints: ["How large is the error, without its sign?", "The error is compared with the true value."],
		explanation: `The error is ${decimal(Math.round((error * 1000) / scale), 3)}. Divided by the true value ${true_text}, that is ${percent}%.`,
		mistakes: [
			[
				"divided-by-the-estimate",
				Number.isInteger((error * 1000) / guess) ? decimal((error * 1000) / guess, 1) : "",
				"It looks like the error was divided by the estimate. Compare it with the true value.",
			],
			[
				"gave-the-error",
				decimal(Math.round((error * 1000) / scale), 3),
				"That is the error itself. What percent of the true value is it?",
			],
			[
				"compared-the-whole",
				Math.round((guess * 100) / true_value),
				"That is what percent the estimate is of the true value. How large is the error?",
			],
		],
	});
}
