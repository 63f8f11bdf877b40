import { paths } from "./paths.ts";

// Separate from the other paths: the practice page, which must start fastest, loads none of these.

/** A student's own activity. */
export const OWN_ACTIVITY_PATH = "/student/activity";
/** The skills mastered in a month, for the child and its parents. */
export const MASTERED_MONTH_PATH = "/student/month";
export const PRACTICE_DAY_PATH = "/student/daily/:dayId";
/** A child's placement, full screen. */
export const STARTING_POINT_PATH = "/student/starting-point";
/** The repair of a wrong procedure, full screen. */
export const REPAIR_PATH = "/student/fix-a-mix-up";
const STUDENT_REPORT_PATH = "/student-activity/details/";
/** A sample report, before there is one. */
export const SAMPLE_REPORT_PATH = "/student-activity/sample-report";
export const CHILD_PLACEMENT_PATH = "/student-activity/starting-point/";

/** Any address that contains that of a child's report. */
export function isActivityDetails(pathname: string): boolean {
	return pathname.includes(STUDENT_REPORT_PATH.slice(0, -1));
}

/** One day's work of a student. */
export function practiceDayPath(dayId: string): string {
	return PRACTICE_DAY_PATH.replace(":dayId", encodeURIComponent(dayId));
}

/** The skills mastered in a month: of a child, or the student's own by default; the newest month by default. */
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

/** The result of a child's placement. */
export function childPlacementPath(studentId: string): string {
	return `${CHILD_PLACEMENT_PATH}?student_id=${encodeURIComponent(studentId)}`;
}

/** Worksheets to print, for one child or the one chosen there. */
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

/** Questions without a choice: shows where to choose. */
export const QUESTIONS_PATH = "/student/questions";

/** The payment of an order, or by default the choice of children to pay more days for. */
export function invitationPaymentPath(orderId?: string): string {
	return orderId === undefined
		? paths.invitationPayment
		: `${paths.invitationPayment}?order=${encodeURIComponent(orderId)}`;
}

/** The choice of children to pay more days for, with these chosen. */
export function moreDaysPath(childIds: readonly string[]): string {
	return `${paths.invitationPayment}?${new URLSearchParams(childIds.map((id) => ["student_id", id]))}`;
}

/** The next page after a parent's payment. */
export function paidPath(orderId: string): string {
	return `${paths.stripeSuccess}?order=${encodeURIComponent(orderId)}`;
}
