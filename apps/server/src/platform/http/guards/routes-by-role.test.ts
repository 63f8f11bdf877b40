import { api } from "@learnin/contract/api";
import { setCurrency } from "@learnin/contract/routes/money/wallet.contract";
import type { Route } from "@learnin/contract/define-route";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
	buildAccount,
	buildAdmin,
	buildParent,
	buildStudent,
	openForParent,
	type Parent,
} from "../../testing/factories.ts";
import { createTestApp, fillPath, type TestApp } from "../../testing/test-app.ts";

type Role =
	| "nobody"
	| "unknown"
	| "registering"
	| "student"
	| "practising_as"
	| "parent"
	| "admin"
	| "inactive";
/**
 * `practising_as` is a child on its parent's device; `registering` has begun to pay for the first children:
 * it may do whatever a registered account may, and sees its family's money.
 */
const roles: Role[] = [
	"nobody",
	"unknown",
	"registering",
	"student",
	"practising_as",
	"parent",
	"admin",
	"inactive",
];
const payers: Role[] = ["registering", "parent"];

const everyAccount: Role[] = ["unknown", "student", "parent", "admin"];

/** The expected matrix: who is admitted to each route. A route that is missing here fails. */
const lets: Record<keyof typeof api, Role[]> = {
	createUser: roles,
	loginUser: roles,
	refreshToken: roles,
	logoutUser: roles,
	forgotPassword: roles,
	lookUpResetLink: roles,
	resetPassword: roles,
	changePassword: everyAccount,
	changeEmail: everyAccount,
	cancelEmailChange: everyAccount,
	sendConfirmLink: everyAccount,
	lookUpConfirmLink: roles,
	confirmEmail: roles,
	getSignInSettings: everyAccount,
	getDevices: everyAccount,
	signOutDevice: everyAccount,
	signOutEverywhere: everyAccount,
	startSecondFactor: everyAccount,
	confirmSecondFactor: everyAccount,
	turnOffSecondFactor: everyAccount,
	renewRecoveryCodes: everyAccount,
	getSignInOptions: roles,
	exchangeGoogle: roles,
	getGoogleLink: ["unknown", "student", "parent", "admin"],
	linkGoogle: ["unknown", "student", "parent", "admin"],
	unlinkGoogle: ["unknown", "student", "parent", "admin"],
	getUserDetails: ["unknown", "student", "parent", "admin"],
	updateProfile: ["unknown", "student", "parent", "admin"],
	// Admitted; the route itself refuses a child's upload: children choose a drawn picture.
	uploadPicture: ["unknown", "student", "parent", "admin"],
	getGoals: ["student"],
	setGoals: ["student"],
	getNotifications: ["unknown", "student", "parent", "admin"],
	readNotifications: ["unknown", "student", "parent", "admin"],
	streamNotifications: ["unknown", "student", "parent", "admin"],
	getNotificationSwitches: ["unknown", "student", "parent", "admin"],
	setNotificationSwitch: ["unknown", "student", "parent", "admin"],
	unsubscribe: roles,
	// A super-admin without another role has not registered a family either.
	getInitialStudentDetails: ["unknown", "admin"],
	postInitialStudentDetails: ["unknown", "admin"],
	lookUpInvitation: roles,
	acceptInvitation: roles,
	ownsInvitation: ["student"],
	getInvitations: ["parent"],
	sendInvitation: ["parent"],
	revokeInvitation: ["parent"],
	getGuardians: ["parent"],
	inviteGuardian: ["parent"],
	resendGuardianInvitation: ["parent"],
	revokeGuardianInvitation: ["parent"],
	removeGuardian: ["parent"],
	lookUpGuardianInvitation: roles,
	acceptGuardianInvitation: roles,
	joinFamily: ["unknown", "student", "parent", "admin"],
	getAdditions: ["parent"],
	postAdditions: ["parent"],
	// A student gets the same response as for a missing order.
	dropOrder: ["unknown", "student", "parent", "admin"],
	payFromWallet: ["unknown", "student", "parent", "admin"],
	prepareEsewaForm: ["unknown", "student", "parent", "admin"],
	getWallet: payers,
	// A registered family's wallet may pay for its children's days and rewards, so a person decides.
	returnWalletMoney: ["unknown", "admin"],
	postWalletLoad: ["parent"],
	getRewards: ["parent"],
	setDailyReward: ["parent"],
	getRewardHistory: ["parent"],
	payOutRewards: ["parent"],
	writePromise: ["parent"],
	endPromise: ["parent"],
	answerRequest: ["parent"],
	getOwnRewards: ["student"],
	askForReward: ["student"],
	getMoneyLeft: everyAccount,
	getCurrency: everyAccount,
	setCurrency: everyAccount,
	getTransactions: payers,
	getTransactionSummary: payers,
	saveTransactions: payers,
	getReceipt: payers,
	saveReceipt: payers,
	giveBack: ["parent"],
	getBillingAddress: everyAccount,
	setBillingAddress: everyAccount,
	getPayments: ["admin"],
	getPayment: ["admin"],
	askRefund: ["admin"],
	getDisagreements: ["admin"],
	resolveDisagreement: ["admin"],
	getProofs: ["admin"],
	getWaitingOrders: ["admin"],
	checkOrder: ["admin"],
	getDispute: ["admin"],
	getStripeMoney: ["admin"],
	getPaymentMethods: ["parent"],
	attachPaymentMethod: ["parent"],
	makePaymentMethodDefault: ["parent"],
	removePaymentMethod: ["parent"],
	getRenewals: ["parent"],
	postRenewals: ["parent"],
	getCoverage: ["student"],
	getLatestOrder: everyAccount,
	settleOrder: ["unknown", "student", "parent", "admin"],
	getStudentDashboard: ["student"],
	getPlan: ["student"],
	getSkills: ["student"],
	getSkill: ["student"],
	getSeasons: ["student"],
	noteCelebrations: ["student"],
	getSetGrowth: ["student"],
	getRecords: ["student"],
	getMasteredMonth: ["student", "parent", "admin"],
	getPlacement: ["student"],
	startPlacement: ["student"],
	answerPlacement: ["student"],
	finishPlacement: ["student"],
	getPlacementResult: ["student"],
	getChildPlacement: ["parent"],
	getChildProcedures: ["parent"],
	getRepair: ["student"],
	getCommonProcedures: ["admin"],
	getEvidence: ["student", "parent", "admin"],
	getStatements: ["parent"],
	getPredictions: ["admin"],
	stateSkill: ["parent"],
	startSession: ["student"],
	getSession: ["student"],
	submitAnswer: ["student"],
	getQuestionStatus: ["student"],
	openHint: ["student"],
	openTwin: ["student"],
	answerTwin: ["student"],
	getLesson: ["student"],
	openLessonStep: ["student"],
	answerLesson: ["student"],
	skipQuestion: ["student"],
	startOver: ["student"],
	// Their key must not reach students.
	getWorksheetChoices: ["parent"],
	makeWorksheet: ["parent"],
	getWorksheet: ["parent"],
	// A student practices; asking here could reveal the answer to an open question.
	getPreview: ["parent", "admin"],
	answerPreview: ["parent", "admin"],
	getBookmarks: ["student"],
	addBookmark: ["student"],
	removeBookmark: ["student"],
	getSharedDrawing: ["student"],
	shareDrawing: ["student"],
	// The route itself refuses everyone but the child and its parents.
	removeSharedDrawing: ["student", "parent", "admin"],
	setDrawingSharing: ["parent"],
	reportProblem: ["student"],
	getProblemReports: ["admin"],
	resolveProblemReport: ["admin"],
	getPracticeDays: ["student", "parent", "admin"],
	getEndedQuestions: ["student", "parent", "admin"],
	getPracticeDay: ["student", "parent", "admin"],
	getParentDashboard: ["parent"],
	getStudentActivity: ["parent"],
	getAttemptDetails: ["student", "parent", "admin"],
	getQuestionDetails: ["student", "parent", "admin"],
	getStudentReport: ["parent"],
	saveStudentReport: ["parent"],
	getActivityTotals: ["parent"],
	saveAnswers: ["parent"],
	streamActivity: ["parent"],
	getWaitingReviews: ["admin"],
	decideReview: ["admin"],
	getChildren: ["parent"],
	updateChild: ["parent"],
	setConsent: ["parent"],
	getPin: ["parent"],
	setPin: ["parent"],
	startPractising: ["parent"],
	returnToParent: ["practising_as"],
	exportData: ["parent"],
	deleteChild: ["parent"],
	deleteFamily: ["parent"],
	// The route itself refuses a super-admin without another role.
	deleteAccount: ["unknown", "admin"],
	getSuperadminDashboard: ["admin"],
	getFigures: ["admin"],
	getParents: ["admin"],
	getParent: ["admin"],
	getStudents: ["admin"],
	getStudentDetails: ["admin"],
	addParent: ["admin"],
	resendParentMail: ["admin"],
	setParentActive: ["admin"],
	setStudentActive: ["admin"],
	resendChildInvitation: ["admin"],
	revokeChildInvitation: ["admin"],
	resendGuardianLink: ["admin"],
	revokeGuardianLink: ["admin"],
	startImpersonation: ["admin"],
	// Only while impersonating, which has its own tests.
	stopImpersonation: [],
	createQuestion: ["admin"],
	getQuestion: ["admin"],
	updateQuestion: ["admin"],
	decideQuestion: ["admin"],
	assignQuestion: ["admin"],
	actOnQuestions: ["admin"],
	getReviewers: ["admin"],
	getQuestions: ["admin"],
	previewQuestion: ["admin"],
	answerQuestionPreview: ["admin"],
	drawQuestionFigure: ["admin"],
	getFigureSamples: ["admin"],
	getQuestionSkills: ["admin"],
	getQuestionDraft: ["admin"],
	saveQuestionDraft: ["admin"],
	startImport: ["admin"],
	getImports: ["admin"],
	getImport: ["admin"],
	getImportItems: ["admin"],
	storeImport: ["admin"],
	forgetImport: ["admin"],
	retryImport: ["admin"],
	checkExport: ["admin"],
	saveExport: ["admin"],
	getGenerationChoices: ["admin"],
	startGeneration: ["admin"],
	getGenerations: ["admin"],
	getGeneration: ["admin"],
	cancelGeneration: ["admin"],
	getCandidate: ["admin"],
	getCandidateCalls: ["admin"],
	takeCandidate: ["admin"],
	getGenerationPrompts: ["admin"],
	uploadImages: ["admin"],
	getImages: ["admin"],
	updateImage: ["admin"],
	deleteImage: ["admin"],
	getImageQuestions: ["admin"],
	getCurriculum: ["admin"],
	getCurriculumSkill: ["admin"],
	addSkill: ["admin"],
	editSkill: ["admin"],
	getJobs: ["admin"],
	decideJob: ["admin"],
	getMails: ["admin"],
	resendMail: ["admin"],
	getErrorReports: ["admin"],
	markErrorReport: ["admin"],
	getSettings: ["admin"],
	getAuditLog: ["admin"],
	reportError: roles,
};

let app: TestApp;
let address: string;
const tokens = {} as Record<Role, string | undefined>;

beforeAll(async () => {
	app = await createTestApp({
		jobs: true,
		settings: { GOOGLE_CLIENT_ID: "learnin", GOOGLE_CLIENT_SECRET: "secret" },
	});
	address = await app.listen();
	const parent = await buildParent(app);
	const inactive = await buildParent(app);
	tokens.unknown = (await buildAccount(app)).token;
	tokens.registering = await registering();
	tokens.parent = parent.token;
	tokens.student = (await buildStudent(app, parent)).token;
	tokens.practising_as = await practisingAs(parent);
	tokens.admin = (await buildAdmin(app)).token;
	tokens.inactive = inactive.token;
	await app.database.db
		.updateTable("accounts")
		.set({ is_active: false })
		.where("id", "=", inactive.account_id)
		.execute();
});
afterAll(() => app.stop());

async function registering(): Promise<string> {
	const person = await buildAccount(app);
	await app.call(setCurrency, { body: { currency: "USD" } }, person.token);
	return person.token;
}

async function practisingAs(parent: Parent): Promise<string> {
	const child = await buildStudent(app, parent);
	await openForParent(app, parent, child);
	return child.token;
}

/**
 * A child on its parent's device may do what it may elsewhere, except for what belongs to an account's own
 * sessions.
 */
function letsIn(name: keyof typeof api, role: Role): boolean {
	const isAsStudent = role === "practising_as" && (api[name] as Route).who !== "own_account";
	const isAsUnknown = role === "registering" && lets[name].includes("unknown");
	return lets[name].includes(role) || isAsUnknown || (isAsStudent && lets[name].includes("student"));
}

/** Ids of nothing and an empty body: 400 and 404 come after admission, 401 and 403 before it. */
async function knock(route: Route, role: Role): Promise<{ status: number; code: string | undefined }> {
	const nothing = {
		question_id: crypto.randomUUID(),
		placement_question_id: crypto.randomUUID(),
		session_id: crypto.randomUUID(),
		order_id: crypto.randomUUID(),
		report_id: crypto.randomUUID(),
		review_id: crypto.randomUUID(),
		student_id: crypto.randomUUID(),
		invitation_id: crypto.randomUUID(),
		promise_id: crypto.randomUUID(),
		dispute_id: crypto.randomUUID(),
		request_id: crypto.randomUUID(),
		account_id: crypto.randomUUID(),
		job_id: crypto.randomUUID(),
		mail_id: crypto.randomUUID(),
		error_id: crypto.randomUUID(),
		name: "send-mail",
		candidate_id: crypto.randomUUID(),
		import_id: crypto.randomUUID(),
		skill_id: "no-such-skill",
		draft_key: "new",
		image_id: "0".repeat(64),
		code: "00000000",
		payment_method_id: "pm_nothing",
	};
	const token = tokens[role];
	const abort = new AbortController();
	const response = await fetch(address + fillPath(route.path, nothing), {
		method: route.method,
		headers: {
			...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
			...(route.method === "GET" ? {} : { "content-type": "application/json" }),
		},
		...(route.method === "GET" ? {} : { body: "{}" }),
		signal: abort.signal,
	});
	const code = response.ok ? undefined : ((await response.json()) as { code?: string }).code;
	abort.abort();
	return { status: response.status, code };
}

describe.each(Object.entries<Route>(api))("%s", (name, route) => {
	test.each(roles)("%s", async (role) => {
		const { status, code } = await knock(route, role);
		const allowed = letsIn(name as keyof typeof api, role);
		if (allowed) {
			expect(status).toBeLessThan(500);
			expect(["not_signed_in", "account_inactive", "forbidden"]).not.toContain(code);
		} else {
			const expected =
				role === "nobody" ? "not_signed_in" : role === "inactive" ? "account_inactive" : "forbidden";
			expect([status, code]).toEqual([expected === "forbidden" ? 403 : 401, expected]);
		}
	});
});

test("every served API route is in the contract, and says who may call it", async () => {
	const served = app.routes().filter(({ url }) => url.startsWith("/api/"));
	const listed = new Set(
		Object.values<Route>(api).map(({ method, path }) => `${method} ${path.replace(/\/$/, "")}`),
	);
	const apart = new Set([
		"GET /api/openapi.json",
		"POST /api/payments/stripe/webhook",
		"GET /api/payments/esewa/return/:order_id",
		"GET /api/auth/google/start",
		"GET /api/auth/google/callback",
		"GET /api/notifications/unsubscribe",
	]);
	for (const { method, url, who } of served) {
		if (method === "HEAD") continue;
		const name = `${method} ${url.replace(/\/$/, "")}`;
		expect(listed.has(name) || apart.has(name), name).toBe(true);
		expect(who, name).toBeDefined();
	}
	expect(served.length).toBeGreaterThanOrEqual(listed.size);
});
