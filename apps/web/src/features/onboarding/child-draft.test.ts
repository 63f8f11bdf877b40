import { describe, expect, it } from "vitest";
import { detailsOf, draftOf, emptyChild, firstComplaint } from "./child-draft.ts";

const maya = {
	...emptyChild(),
	fullName: "Maya",
	email: "maya@example.org",
	gradeLabel: "5th Grade",
	learningObjective: "Get ahead",
};

describe("the registration form", () => {
	it("asks for a child before anything else", () => {
		expect(firstComplaint([])).toEqual({
			message: "Please add at least one child before continuing",
			at: null,
		});
	});

	it.each([
		[{ fullName: " " }, "Please enter full name for Child 1", "fullName"],
		[{ email: "" }, "Please enter email for Child 1", "email"],
		[{ gradeLabel: "" }, "Please select grade for Child 1", "gradeLabel"],
		[{ learningObjective: "" }, "Please select learning objective for Child 1", "learningObjective"],
		[{ email: "maya@" }, "Please enter a valid email for Child 1", "email"],
	])("with %j it points at the field", (change, message, field) => {
		const child = { ...maya, ...change };
		expect(firstComplaint([child])).toEqual({ message, at: { key: child.key, field } });
	});

	it("sends name and grade as the server knows them, and reads them back", () => {
		const details = detailsOf(maya);
		expect(details).toMatchObject({
			name: "Maya",
			grade: 5,
			daily_reward: 0,
			schoolName: "",
			educationalBoard: "",
		});
		expect(draftOf(details)).toMatchObject({
			fullName: "Maya",
			gradeLabel: "5th Grade",
			learningObjective: "Get ahead",
		});
	});
});
