import { describe, expect, it } from "vitest";
import { detailsOf, draftOf, emptyChild, firstComplaint, refusedField } from "./child-draft.ts";

const maya = {
	...emptyChild(),
	fullName: "Maya",
	email: "maya@example.org",
	gradeLabel: "5th Grade",
	learningObjective: "Get ahead",
};

describe("the registration form", () => {
	it("requires a child first", () => {
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

	it("finds the field that the server refused, if any", () => {
		const leo = { ...emptyChild(), fullName: "Leo" };
		const message = "Leo has the same email as Maya.";
		const at = { key: leo.key, field: "email" };
		expect(refusedField([maya, leo], { "students.1.email": message })).toEqual({ message, at });
		expect(refusedField([maya, leo], { "students.0.name": "Too long." })?.at?.field).toBe("fullName");
		for (const path of ["students", "type", "students.2.email", "students.1.daily_reward"])
			expect(refusedField([maya, leo], { [path]: "No." })).toBeNull();
	});

	it("sends name and grade in the server's format, and reads them back", () => {
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
