import type { PersonalRecord } from "./records.ts";

type Told = Pick<PersonalRecord, "record" | "count" | "of">;

/** The title of a record, for the child whose own weeks it compares. */
export function recordTitle({ record }: Pick<Told, "record">): string {
	switch (record) {
		case "careful":
			return "Your most careful week";
		case "made_good":
			return "Your best week for fixing mistakes";
		case "mastered":
			return "Your best week for new skills";
	}
}

/** The result of that week. */
export function recordText({ record, count, of }: Told): string {
	switch (record) {
		case "careful":
			return `${count} of ${of ?? count} questions right on the first try.`;
		case "made_good":
			return count === 1 ? "You fixed 1 mistake." : `You fixed ${count} mistakes.`;
		case "mastered":
			return count === 1 ? "1 new skill in one week." : `${count} new skills in one week.`;
	}
}
