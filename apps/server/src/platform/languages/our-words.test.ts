import { expect, test } from "vitest";
import { inOurWords } from "./our-words.ts";

const answer = {
	student: { id: "s", name: "Powers" },
	skills: [{ id: "a", name: "Powers", domain_name: "Fractions", questions: [{ name: "Powers" }] }],
	steps: [{ skill_id: "a", name: "Powers" }],
	mistake_skills: ["Powers", "Edited by somebody"],
	attempts: [{ skill_id: "a", skill_name: "Equal groups", student_name: "Powers" }],
	recent: [{ title: "Powers · Equal groups · Edited by somebody", student_name: "Powers" }],
};

test("translates skill names where families read them, and no other names", () => {
	expect(inOurWords("es", "/api/reports/students/:student_id", answer)).toEqual({
		student: { id: "s", name: "Powers" },
		skills: [{ id: "a", name: "Potencias", domain_name: "Fracciones", questions: [{ name: "Powers" }] }],
		steps: [{ skill_id: "a", name: "Potencias" }],
		mistake_skills: ["Potencias", "Edited by somebody"],
		attempts: [{ skill_id: "a", skill_name: "Grupos iguales", student_name: "Powers" }],
		recent: [{ title: "Potencias · Grupos iguales · Edited by somebody", student_name: "Powers" }],
	});
	expect(inOurWords("en", "/api/reports/students/:student_id", answer)).toBe(answer);
});

test("translates the name of a lesson's skill", () => {
	const lesson = { number: 0, skill: { id: "a", name: "Equal groups" }, example: { name: "Powers" } };
	expect(inOurWords("es", "/api/lessons/:skill_id", lesson)).toEqual({
		...lesson,
		skill: { id: "a", name: "Grupos iguales" },
	});
});

test("translates home activities as a whole, and leaves the same words of a person elsewhere", () => {
	const home_activity = {
		skill_id: "a",
		skill_name: "Equal groups",
		title: "Cups and beans",
		needs: "six cups and 40 beans",
		steps: ["Write the multiplication, and change the number of cups."],
	};
	expect(inOurWords("es", "/api/worksheets/:code", { home_activity, name: "Cups and beans" })).toEqual({
		home_activity: {
			skill_id: "a",
			skill_name: "Grupos iguales",
			title: "Vasos y frijoles",
			needs: "seis vasos y 40 frijoles",
			steps: ["Escriban la multiplicación y cambien el número de vasos."],
		},
		name: "Cups and beans",
	});
});

test("leaves skill names as stored where skills are edited", () => {
	expect(inOurWords("es", "/api/skills", answer)).toEqual(answer);
});

test("shows a child's wrong procedure to its parent in the parent's language", () => {
	const answer = {
		procedures: [
			{
				sentence: "Maya swaps the two coordinates of a point.",
				helps: "Say “along the hall, then up the stairs” for each point.",
				answers: [{ skill_name: "Equal groups" }],
			},
			{ sentence: "Maya keeps making the same mistake in “Equal groups”.", helps: "", answers: [] },
		],
	};
	expect(inOurWords("es", "/api/detective/children/:student_id", answer).procedures).toEqual([
		{
			sentence: "Maya cambia de lugar las dos coordenadas de un punto.",
			helps: "Digan en cada punto: «primero por el pasillo, después por la escalera».",
			answers: [{ skill_name: "Grupos iguales" }],
		},
		{ sentence: "Maya comete una y otra vez el mismo error en «Grupos iguales».", helps: "", answers: [] },
	]);
});
