/** Shown when a family is submitted without any child. */
export const NO_CHILD = "Please add at least one child before continuing";

/** The input of the five onboarding checks; null or blank means not filled in. */
export interface ChildToCheck {
	name: string;
	email: string;
	grade: number | string | null;
	learning_objective: string | null;
}

/** The first fault of one child, and in which field. */
export interface ChildComplaint {
	field: keyof ChildToCheck;
	message: string;
}

/** The first thing missing or wrong about one child, or null. `number` is its place in the form, from 1. */
export function checkChild(child: ChildToCheck, number: number): ChildComplaint | null {
	const { name, email, grade, learning_objective } = child;
	if (isBlank(name)) return { field: "name", message: `Please enter full name for Child ${number}` };
	if (isBlank(email)) return { field: "email", message: `Please enter email for Child ${number}` };
	if (grade === null || isBlank(String(grade)))
		return { field: "grade", message: `Please select grade for Child ${number}` };
	if (isBlank(learning_objective ?? ""))
		return { field: "learning_objective", message: `Please select learning objective for Child ${number}` };
	if (!isEmail(email)) return { field: "email", message: `Please enter a valid email for Child ${number}` };
	return null;
}

/** The first fault of a form, child by child in order, or null if it may be sent. */
export function checkChildren(children: readonly ChildToCheck[]): string | null {
	if (children.length === 0) return NO_CHILD;
	return (
		children.map((child, at) => checkChild(child, at + 1)).find((wrong) => wrong !== null)?.message ?? null
	);
}

/**
 * The first fault of posted children, with the path of its field. Null if the five checks pass, and for a
 * body that is not a list of children.
 */
export function complainOfPosted(body: unknown): { field: string; message: string } | null {
	const students = isRecord(body) ? body["students"] : undefined;
	if (!Array.isArray(students)) return null;
	if (students.length === 0) return { field: "students", message: NO_CHILD };
	for (const [at, student] of students.entries()) {
		const wrong = isRecord(student) ? checkChild(asTyped(student), at + 1) : null;
		if (wrong !== null) return { field: `students.${at}.${wireNames[wrong.field]}`, message: wrong.message };
	}
	return null;
}

const wireNames: Readonly<Record<keyof ChildToCheck, string>> = {
	name: "name",
	email: "email",
	grade: "grade",
	learning_objective: "learningObjective",
};

/** The schema reports values that are not text: here they only count as filled in. */
function asTyped({ name, email, grade, learningObjective }: Record<string, unknown>): ChildToCheck {
	return {
		name: textOf(name),
		email: typeof email === "object" && email !== null ? "is@some.thing" : textOf(email),
		grade: textOf(grade),
		learning_objective: textOf(learningObjective),
	};
}

function textOf(value: unknown): string {
	return value === undefined || value === null ? "" : String(typeof value === "object" ? "some" : value);
}

function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whether the text looks like an address: one @, something before it, a dotted name after it, no blanks. */
export function isEmail(text: string): boolean {
	const email = text.trim();
	if (email.length > 254 || /\s/.test(email)) return false;
	const [local = "", domain = "", ...more] = email.split("@");
	const labels = domain.split(".");
	return more.length === 0 && local !== "" && labels.length > 1 && labels.every((label) => label !== "");
}

function isBlank(text: string): boolean {
	return text.trim() === "";
}
