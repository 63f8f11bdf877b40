import { paths } from "./paths.ts";

// Apart from the other paths: the page of practice, which has to start fastest, has no use for these.

/** A student's own activity. */
export const OWN_ACTIVITY_PATH = "/student/activity";
/** What was mastered in a month, for the child and its parents. */
export const MASTERED_MONTH_PATH = "/student/month";
export const PRACTICE_DAY_PATH = "/student/daily/:dayId";
/** Where a child finds its starting point, full screen. */
export const STARTING_POINT_PATH = "/student/starting-point";
/** Where a child repairs a wrong procedure, full screen. */
export const REPAIR_PATH = "/student/fix-a-mix-up";
/** A lesson of a skill, full screen. */
export const LESSON_PATH = "/student/lesson";
const STUDENT_REPORT_PATH = "/student-activity/details/";
/** What a report looks like, before there is one. */
export const SAMPLE_REPORT_PATH = "/student-activity/sample-report";
export const CHILD_PLACEMENT_PATH = "/student-activity/starting-point/";

/** Any address that contains the one of a child's report, whatever stands before and behind it. */
export function isActivityDetails(pathname: string): boolean {
	return pathname.includes(STUDENT_REPORT_PATH.slice(0, -1));
}

/** One day's work of a student. */
export function practiceDayPath(dayId: string): string {
	return PRACTICE_DAY_PATH.replace(":dayId", encodeURIComponent(dayId));
}

/** What was mastered in a month: of a child, the own without one; the newest month without one. */
export function masteredMonthPath(asked: { student_id?: string; month?: string } = {}): string {
	const query = new URLSearchParams(asked).toString();
	return query === "" ? MASTERED_MONTH_PATH : `${MASTERED_MONTH_PATH}?${query}`;
}

/** The report on one child. */
export function studentReportPath(studentId: string): string {
	return `${STUDENT_REPORT_PATH}?student_id=${encodeURIComponent(studentId)}`;
}

/** The repair of one wrong procedure. */
export function repairPath(procedure: string): string {
	return `${REPAIR_PATH}?procedure=${encodeURIComponent(procedure)}`;
}

/** The lesson of a skill; each `again` is another one, and from a question the way leads back to it. */
export function lessonPath(skillId: string, { again = 0, isFromQuestion = false } = {}): string {
	const query = new URLSearchParams({
		skill: skillId,
		...(again > 0 && { again: `${again}` }),
		...(isFromQuestion && { from: "question" }),
	});
	return `${LESSON_PATH}?${query.toString()}`;
}

/** What a child's placement found. */
export function childPlacementPath(studentId: string): string {
	return `${CHILD_PLACEMENT_PATH}?student_id=${encodeURIComponent(studentId)}`;
}

/** Worksheets to print, for one child or whichever is chosen there. */
export function worksheetsPath(studentId?: string): string {
	return studentId ? `${paths.worksheets}?child=${encodeURIComponent(studentId)}` : paths.worksheets;
}

/** The receipt of a paid order. */
export function receiptPath(orderId: string): string {
	return paths.receipt.replace(":orderId", encodeURIComponent(orderId));
}

/** The activity of all children, or of one. */
export function studentActivityPath(studentId?: string): string {
	return studentId
		? `${paths.studentActivity}?student_id=${encodeURIComponent(studentId)}`
		: paths.studentActivity;
}

/** Every attempt of one session. */
export function sessionAttemptsPath(sessionId: string): string {
	return `${paths.attemptDetails}?session=${encodeURIComponent(sessionId)}`;
}

/** Every attempt in one skill: the student's own, or of one child. */
export function skillAttemptsPath(skillId: string, studentId?: string): string {
	const student = studentId === undefined ? "" : `&student=${encodeURIComponent(studentId)}`;
	return `${paths.attemptDetails}?skill=${encodeURIComponent(skillId)}${student}`;
}

/** One question with every attempt on it. */
export function questionDetailsPath(questionId: string): string {
	return `${paths.questionDetails}?id=${encodeURIComponent(questionId)}`;
}

/** Questions without a word on which: where one chooses shows instead. */
export const QUESTIONS_PATH = "/student/questions";

/** The payment of an order, or without one the choice of children to pay more days for. */
export function invitationPaymentPath(orderId?: string): string {
	return orderId === undefined
		? paths.invitationPayment
		: `${paths.invitationPayment}?order=${encodeURIComponent(orderId)}`;
}

/** Where a parent's paid order leads. */
export function paidPath(orderId: string): string {
	return `${paths.stripeSuccess}?order=${encodeURIComponent(orderId)}`;
}
