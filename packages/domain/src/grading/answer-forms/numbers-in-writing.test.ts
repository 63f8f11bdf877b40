import { describe, expect, test } from "vitest";
import { numbersInWriting } from "./numbers-in-writing.ts";

describe("numbers in a written answer", () => {
	test.each<[string, string[]]>([
		["so 7 cars are needed", ["7"]],
		["7", ["7"]],
		["It is 7.", ["7"]],
		["0.48.", ["0.48"]],
		["it is .5 of it", [".5"]],
		["8/8 - 3/8 = 5/8", ["8/8", "3/8", "5/8"]],
		["each gets 2 1/3 of it", ["2 1/3"]],
		["10 / 4 is more", ["10 / 4"]],
		["1,234 and 56", ["1,234", "56"]],
		["1, 2, 3", ["1", "2", "3"]],
		["1,23", ["1", "23"]],
		["20 - 3 is 17", ["20", "3", "17"]],
		["20-3=17", ["20", "3", "17"]],
		["it is -3", ["-3"]],
		["-3 + 5", ["-3", "5"]],
		["x=-3", ["-3"]],
		["(2)-3", ["2", "3"]],
		["grade-3 math", ["3"]],
		["$17", ["17"]],
		["17cm", ["17"]],
		["25% of 12", ["25", "12"]],
		["6 x 7=42", ["6", "7", "42"]],
		["4 apples 5 pears", ["4", "5"]],
		["no number", []],
		["", []],
		["...", []],
		["1.2.3", ["1.2", "3"]],
	])("%j", (text, numbers) => {
		expect(numbersInWriting(text)).toEqual(numbers);
	});
});
