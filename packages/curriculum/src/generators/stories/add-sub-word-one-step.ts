import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import { defineGenerator } from "../generator.ts";
import { oneStepStory } from "./one-step.ts";

// 1: plain stories below 30. 2: plain below 100. 3: turned stories below 30. 4: turned below 60. 5: turned below 100 with regrouping.
export const addSubWordOneStep = defineGenerator("add-sub-word-one-step", 2, (random, difficulty) => {
	const most = level(difficulty, [30, 99, 30, 60, 99] as const);
	const whole = random.integer(Math.floor(most / 2), most);
	let part = random.integer(4, whole - 4);
	// A part whose ones are larger than those of the whole needs a ten to be opened.
	if (difficulty === 5 && whole % 10 < 9 && part % 10 <= whole % 10 && part > 9)
		part = part - (part % 10) - 1;
	const { text, unknown, tempts } = oneStepStory(random, { whole, part }, difficulty <= 2);
	const told = (text.match(/\d+/g) ?? []).map(Number);
	const [first = 0, second = 0] = told;
	const right = unknown === "whole" ? first + second : Math.abs(first - second);
	const other_operation = unknown === "whole" ? Math.abs(first - second) : first + second;
	return fillNumber({
		answer_type: "INTEGER",
		prompt: text,
		right,
		hints: [
			"Tell the story in your own words. What do you know, and what do you need to find?",
			"Draw a bar for the whole and split it into two parts. Which of the three is missing?",
			unknown === "whole"
				? "You know both parts. The whole is missing."
				: "You know the whole and one part. The other part is missing.",
		],
		explanation:
			unknown === "whole"
				? `Put the parts together: $${first} + ${second} = ${right}$.`
				: `Take the known part from the whole: $${Math.max(first, second)} - ${Math.min(first, second)} = ${right}$.`,
		mistakes: [
			[
				tempts === null ? "other-operation" : "followed-one-word",
				other_operation,
				tempts === null
					? "Read the story again. Do the things come together, or does something go away?"
					: "One word seems to have decided it. Draw the bar and see what is missing.",
			],
			[
				"took-a-number-from-the-story",
				first,
				"The story already gives that number. What does the question ask for?",
			],
			["lost-a-ten", right + (unknown === "whole" ? -10 : 10), "Almost there. Check the tens once more."],
		],
	});
});
