import { lazy } from "react";
import { Navigate, Route, Routes, useLocation } from "react-router";
import {
	adminPaths,
	importedFilePath,
	parentPath,
	parentsFoundPath,
	studentPath,
	addQuestionOfSkillPath,
	questionsOfSkillPath,
	updateQuestionPath,
} from "../../paths/admin-paths.ts";
import { LESSON_PATH } from "../../paths/lesson-path.ts";
import {
	isActivityDetails,
	CHILD_PLACEMENT_PATH,
	OWN_ACTIVITY_PATH,
	MASTERED_MONTH_PATH,
	PRACTICE_DAY_PATH,
	SAMPLE_REPORT_PATH,
	questionDetailsPath,
	receiptPath,
	QUESTIONS_PATH,
	REPAIR_PATH,
	STARTING_POINT_PATH,
} from "../../paths/more-paths.ts";
import { paths } from "../../paths/paths.ts";
import {
	AddParentPage,
	AddQuestion,
	AllQuestionsPage,
	DisputePage,
	ExportPage,
	GenerationPage,
	ImportPage,
	ImportsPage,
	OperationsPage,
	Parent,
	ParentsPage,
	ReportedQuestionsPage,
	SkillsPage,
	Student,
	StudentsPage,
	SuperadminDashboardPage,
	UpdateQuestion,
	UploadImagesPage,
	ViewQuestions,
} from "./admin-pages.ts";
import { JustPaid } from "./just-paid.tsx";
import { Shell } from "./shell.tsx";

const SignInSettingsPage = lazy(() =>
	import("../../features/credentials/sign-in-settings-page.tsx").then((m) => ({
		default: m.SignInSettingsPage,
	})),
);
const NotFoundPage = lazy(() =>
	import("../pages/not-found-page.tsx").then((m) => ({ default: m.NotFoundPage })),
);
const StudentDashboard = lazy(() =>
	import("../pages/student-dashboard.tsx").then((m) => ({ default: m.StudentDashboard })),
);
const LessonListPage = lazy(() =>
	import("../../features/learning/lesson-list/lesson-list-page.tsx").then((m) => ({
		default: m.LessonListPage,
	})),
);
const BookmarksPage = lazy(() =>
	import("../../features/bookmarks/bookmarks-page.tsx").then((m) => ({ default: m.BookmarksPage })),
);
const AttemptDetailsPage = lazy(() =>
	import("../../features/activity/attempts/attempt-details-page.tsx").then((m) => ({
		default: m.AttemptDetailsPage,
	})),
);
const QuestionDetailsPage = lazy(() =>
	import("../../features/activity/details/question-details-page.tsx").then((m) => ({
		default: m.QuestionDetailsPage,
	})),
);
const ParentDashboardPage = lazy(() =>
	import("../../features/activity/dashboard/parent-dashboard-page.tsx").then((m) => ({
		default: m.ParentDashboardPage,
	})),
);
const StudentActivityPage = lazy(() =>
	import("../../features/activity/attempts/student-activity-page.tsx").then((m) => ({
		default: m.StudentActivityPage,
	})),
);
const OwnActivityPage = lazy(() =>
	import("../../features/practice-days/own-activity-page.tsx").then((m) => ({ default: m.OwnActivityPage })),
);
const PracticeDayPage = lazy(() =>
	import("../../features/practice-days/practice-day-page.tsx").then((m) => ({ default: m.PracticeDayPage })),
);
const MasteredMonthPage = lazy(() =>
	import("../../features/growth/mastered-month-page.tsx").then((m) => ({ default: m.MasteredMonthPage })),
);
const NothingHerePage = lazy(() =>
	import("../../features/activity/details/nothing-here-page.tsx").then((m) => ({
		default: m.NothingHerePage,
	})),
);
const StudentReportPage = lazy(() =>
	import("../../features/reports/student-report-page.tsx").then((m) => ({ default: m.StudentReportPage })),
);
const SampleReportPage = lazy(() =>
	import("../../features/reports/sample-report-page.tsx").then((m) => ({ default: m.SampleReportPage })),
);
const PlacementPage = lazy(() =>
	import("../../features/placement/placement-page.tsx").then((m) => ({ default: m.PlacementPage })),
);
const RepairPage = lazy(() =>
	import("../../features/detective/repair-page.tsx").then((m) => ({ default: m.RepairPage })),
);
const LessonPage = lazy(() =>
	import("../../features/lessons/lesson-page.tsx").then((m) => ({ default: m.LessonPage })),
);
const ChildPlacementPage = lazy(() =>
	import("../../features/placement/child-placement-page.tsx").then((m) => ({
		default: m.ChildPlacementPage,
	})),
);
const TransactionsPage = lazy(() =>
	import("../../features/transactions/transactions-page.tsx").then((m) => ({ default: m.TransactionsPage })),
);
const ReceiptPage = lazy(() =>
	import("../../features/transactions/receipt-page.tsx").then((m) => ({ default: m.ReceiptPage })),
);

const NotificationsPage = lazy(() =>
	import("../../features/notifications/notifications-page.tsx").then((m) => ({
		default: m.NotificationsPage,
	})),
);

const AccountSettings = lazy(() =>
	import("../pages/account-settings.tsx").then((m) => ({ default: m.AccountSettings })),
);
const ParentSettings = lazy(() =>
	import("../pages/parent-settings.tsx").then((m) => ({ default: m.ParentSettings })),
);
const ProfileSettingsPage = lazy(() =>
	import("../../features/settings/profile-settings-page.tsx").then((m) => ({
		default: m.ProfileSettingsPage,
	})),
);
const PaymentMethodsPage = lazy(() =>
	import("../../features/payment-methods/payment-methods-page.tsx").then((m) => ({
		default: m.PaymentMethodsPage,
	})),
);
const LoadWalletPage = lazy(() =>
	import("../../features/wallet/load-wallet-page.tsx").then((m) => ({ default: m.LoadWalletPage })),
);
const StudentPaymentPage = lazy(() =>
	import("../../features/settings/student-payment-page.tsx").then((m) => ({
		default: m.StudentPaymentPage,
	})),
);
const StudentProfilePage = lazy(() =>
	import("../../features/learning/student-profile-page.tsx").then((m) => ({
		default: m.StudentProfilePage,
	})),
);
const GoalsPage = lazy(() =>
	import("../../features/goals/goals-page.tsx").then((m) => ({ default: m.GoalsPage })),
);
const RewardsPage = lazy(() =>
	import("../../features/reward-money/rewards-page.tsx").then((m) => ({ default: m.RewardsPage })),
);
const ProfilePage = lazy(() => import("../pages/profile-page.tsx").then((m) => ({ default: m.ProfilePage })));

const WorksheetsPage = lazy(() =>
	import("../../features/worksheets/worksheets-page.tsx").then((m) => ({ default: m.WorksheetsPage })),
);

/** The pages inside the frame, separate from the router: a practicing child does not need the list. */
export function ShellPages() {
	const { pathname } = useLocation();
	return (
		<Routes>
			<Route element={<Shell />}>
				<Route path={paths.studentDashboard} element={<StudentDashboard />} />
				<Route path={paths.lessonList} element={<LessonListPage />} />
				<Route
					path={paths.bookmarks}
					element={
						<BookmarksPage
							practiceTo={paths.practiceBookmarks}
							startTo={paths.practiceDaily}
							detailsTo={questionDetailsPath}
						/>
					}
				/>
				<Route path={paths.notificationSettings} element={<NotificationsPage />} />
				<Route path={paths.studentNotifications} element={<NotificationsPage />} />
				<Route path={paths.attemptDetails} element={<AttemptDetailsPage />} />
				<Route path={paths.questionDetails} element={<QuestionDetailsPage />} />
				<Route path={paths.parentDashboard} element={<JustPaid above={<ParentDashboardPage />} />} />
				<Route path={paths.rewards} element={<RewardsPage walletTo={paths.loadWallet} />} />
				<Route path={paths.studentActivity} element={<StudentActivityPage />} />
				<Route path={OWN_ACTIVITY_PATH} element={<OwnActivityPage />} />
				<Route path={MASTERED_MONTH_PATH} element={<MasteredMonthPage />} />
				<Route path={PRACTICE_DAY_PATH} element={<PracticeDayPage />} />
				<Route path={SAMPLE_REPORT_PATH} element={<SampleReportPage />} />
				<Route path={paths.worksheets} element={<WorksheetsPage />} />
				<Route path={CHILD_PLACEMENT_PATH} element={<ChildPlacementPage />} />
				<Route path={`${paths.studentActivity}/details/`} element={<StudentReportPage />} />
				{isActivityDetails(pathname) && <Route path="*" element={<NothingHerePage />} />}
				<Route path={paths.transactions} element={<TransactionsPage receiptTo={receiptPath} />} />
				<Route path={paths.receipt} element={<ReceiptPage listTo={paths.transactions} />} />
				<Route path={paths.signInSettings} element={<SignInSettingsPage />} />
				<Route path={paths.paymentMethods} element={<PaymentMethodsPage />} />
				<Route path={paths.loadWallet} element={<LoadWalletPage />} />
				<Route path={paths.settings} element={<AccountSettings />} />
				<Route path={paths.parentSettings} element={<ParentSettings />} />
				<Route path={paths.profileSettings} element={<ProfileSettingsPage />} />
				<Route path={paths.profile} element={<ProfilePage />} />
				<Route path={paths.studentProfile} element={<StudentProfilePage />} />
				<Route path={paths.studentProfileInfo} element={<ProfileSettingsPage />} />
				<Route path={paths.studentGoals} element={<GoalsPage />} />
				<Route path={paths.studentPaymentMethods} element={<StudentPaymentPage />} />
				<Route
					path={paths.adminDashboard}
					element={
						<SuperadminDashboardPage
							operationsTo={paths.operations}
							parentsTo={adminPaths.parents}
							studentsTo={adminPaths.students}
						/>
					}
				/>
				<Route
					path={adminPaths.parents}
					element={<ParentsPage parentTo={parentPath} addTo={adminPaths.addParent} />}
				/>
				<Route path={adminPaths.parent} element={<Parent />} />
				<Route path={adminPaths.students} element={<StudentsPage studentTo={studentPath} />} />
				<Route path={adminPaths.student} element={<Student />} />
				<Route
					path={adminPaths.addParent}
					element={<AddParentPage parentTo={parentPath} listTo={parentsFoundPath} />}
				/>
				<Route path={adminPaths.addQuestion} element={<AddQuestion />} />
				<Route
					path={adminPaths.uploadImages}
					element={<UploadImagesPage questionTo={updateQuestionPath} />}
				/>
				<Route path={adminPaths.updateQuestion} element={<UpdateQuestion />} />
				<Route
					path={adminPaths.allQuestions}
					element={
						<AllQuestionsPage
							editTo={updateQuestionPath}
							addTo={adminPaths.addQuestion}
							importTo={adminPaths.importQuestions}
							exportTo={adminPaths.exportQuestions}
						/>
					}
				/>
				<Route path={adminPaths.importQuestions} element={<ImportsPage importTo={importedFilePath} />} />
				<Route
					path={adminPaths.importedFile}
					element={
						<ImportPage
							listTo={adminPaths.importQuestions}
							reviewTo={adminPaths.viewQuestions}
							editTo={updateQuestionPath}
						/>
					}
				/>
				<Route
					path={adminPaths.exportQuestions}
					element={<ExportPage bankTo={adminPaths.allQuestions} editTo={updateQuestionPath} />}
				/>
				<Route path={adminPaths.viewQuestions} element={<ViewQuestions />} />
				<Route path={adminPaths.withPrompt} element={<GenerationPage kind="single" />} />
				<Route path={adminPaths.generateMany} element={<GenerationPage kind="several" />} />
				<Route path={adminPaths.compareModels} element={<GenerationPage kind="compare" />} />
				<Route path={adminPaths.byRelevance} element={<GenerationPage kind="relevance" />} />
				<Route
					path={adminPaths.skills}
					element={<SkillsPage questionsTo={questionsOfSkillPath} addTo={addQuestionOfSkillPath} />}
				/>
				<Route path={paths.operations} element={<OperationsPage />} />
				<Route path={adminPaths.dispute} element={<DisputePage />} />
				<Route
					path={paths.reportedQuestions}
					element={<ReportedQuestionsPage detailsTo={questionDetailsPath} editTo={updateQuestionPath} />}
				/>
			</Route>
			{/* Full screen, like practice. */}
			<Route path={STARTING_POINT_PATH} element={<PlacementPage />} />
			<Route path={LESSON_PATH} element={<LessonPage />} />
			<Route path={REPAIR_PATH} element={<RepairPage />} />
			<Route path={QUESTIONS_PATH} element={<Navigate to={paths.lessonList} replace />} />
			{!isActivityDetails(pathname) && <Route path="*" element={<NotFoundPage />} />}
		</Routes>
	);
}
