import { expect, test } from "vitest";
import { wordsOfLink } from "./page-words.ts";

test.each([
	["/confirm-email?token=a", "Confirm email"],
	["/get-attempts-details?skill=a&student=b", "See the answers"],
	["/student-activity/starting-point/?student_id=a", "See the starting point"],
	["/parent/transactions/receipt/a", "See the receipt"],
	["/update-question/a", "Open the question"],
	["", "Open Learnin"],
	["/a-page-without-words", "Open Learnin"],
])("a link to %s says %s", (path, words) => {
	expect(wordsOfLink(`https://learnin.test${path}`)).toBe(words);
});
