import { readSession, writeSession } from "../../platform/api/session-storage.ts";

const KEY = "learnin-not-now";

/** Until this browser tab is closed, today's set comes before the student's starting point. */
export function putOff(student_id: string): void {
	writeSession(KEY, student_id);
}

export function isPutOff(student_id: string): boolean {
	return readSession(KEY) === student_id;
}
