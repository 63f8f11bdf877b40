import { lazy, Suspense } from "react";
import { BrowserRouter, Route, Routes } from "react-router";
import { useLoaderWhileMounted } from "../platform/global-loader.ts";
import { FullSpinner } from "../ui/spinner.tsx";
import { paths, questionDetailsPath } from "./paths.ts";
import { PracticeGate } from "./practice-gate.tsx";
import { SessionGate } from "./session-gate.tsx";

const Shell = lazy(() => import("./shell/shell.tsx").then((m) => ({ default: m.Shell })));
const SignInPage = lazy(() =>
	import("../features/sign-in/sign-in-page.tsx").then((m) => ({ default: m.SignInPage })),
);
const RegisterPage = lazy(() =>
	import("../features/onboarding/register-page.tsx").then((m) => ({ default: m.RegisterPage })),
);
const AcceptInvitationPage = lazy(() =>
	import("../features/family/accept-invitation-page.tsx").then((m) => ({ default: m.AcceptInvitationPage })),
);
const SuccessPaymentPage = lazy(() =>
	import("./success-payment-page.tsx").then((m) => ({ default: m.SuccessPaymentPage })),
);
const FailurePaymentPage = lazy(() =>
	import("./failure-payment-page.tsx").then((m) => ({ default: m.FailurePaymentPage })),
);
const NotFoundPage = lazy(() => import("./not-found-page.tsx").then((m) => ({ default: m.NotFoundPage })));
const FailedAnswerPage = lazy(() =>
	import("./failed-answer-page.tsx").then((m) => ({ default: m.FailedAnswerPage })),
);
const StudentDashboardPage = lazy(() =>
	import("../features/practice/student-dashboard-page.tsx").then((m) => ({
		default: m.StudentDashboardPage,
	})),
);
const PracticePage = lazy(() =>
	import("../features/practice/practice-page.tsx").then((m) => ({ default: m.PracticePage })),
);
const BookmarksPage = lazy(() =>
	import("../features/bookmarks/bookmarks-page.tsx").then((m) => ({ default: m.BookmarksPage })),
);
const AttemptDetailsPage = lazy(() =>
	import("../features/activity/attempt-details-page.tsx").then((m) => ({ default: m.AttemptDetailsPage })),
);
const QuestionDetailsPage = lazy(() =>
	import("../features/activity/question-details-page.tsx").then((m) => ({ default: m.QuestionDetailsPage })),
);
const ParentDashboardPage = lazy(() =>
	import("../features/activity/parent-dashboard-page.tsx").then((m) => ({ default: m.ParentDashboardPage })),
);
const StudentActivityPage = lazy(() =>
	import("../features/activity/student-activity-page.tsx").then((m) => ({ default: m.StudentActivityPage })),
);
const ReportedQuestionsPage = lazy(() =>
	import("../features/problem-reports/reported-questions-page.tsx").then((m) => ({
		default: m.ReportedQuestionsPage,
	})),
);
const SuperadminDashboardPage = lazy(() =>
	import("../features/people/superadmin-dashboard-page.tsx").then((m) => ({
		default: m.SuperadminDashboardPage,
	})),
);

const NotificationsPage = lazy(() =>
	import("../features/notifications/notifications-page.tsx").then((m) => ({ default: m.NotificationsPage })),
);

export function AppRouter() {
	return (
		<BrowserRouter>
			<Suspense fallback={<RouteFallback />}>
				<AppRoutes />
			</Suspense>
		</BrowserRouter>
	);
}

function AppRoutes() {
	return (
		<Routes>
			{/* Shown without loading the profile. */}
			<Route path={paths.successPayment} element={<SuccessPaymentPage />} />
			<Route path={paths.failurePayment} element={<FailurePaymentPage />} />
			<Route path={paths.failedAnswer} element={<FailedAnswerPage />} />
			<Route path={paths.acceptInvitation} element={<AcceptInvitationPage />} />
			<Route element={<SessionGate />}>
				<Route path={paths.login} element={<SignInPage mode="login" />} />
				<Route path={paths.createAccount} element={<SignInPage mode="create" />} />
				<Route path={paths.register} element={<RegisterPage />} />
				{/* Full screen: one question, nothing beside it. */}
				<Route element={<PracticeGate />}>
					<Route path={paths.practiceSkill} element={<PracticePage />} />
					<Route path={paths.practiceSession} element={<PracticePage />} />
					<Route path={paths.practiceDaily} element={<PracticePage kind="daily" />} />
					<Route path={paths.practiceReview} element={<PracticePage kind="review" />} />
					<Route path={paths.practiceBookmarks} element={<PracticePage kind="bookmarks" />} />
				</Route>
				<Route element={<Shell />}>
					<Route path={paths.studentDashboard} element={<StudentDashboardPage />} />
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
					<Route path={paths.parentDashboard} element={<ParentDashboardPage />} />
					<Route path={paths.studentActivity} element={<StudentActivityPage />} />
					<Route path={paths.adminDashboard} element={<SuperadminDashboardPage />} />
					<Route
						path={paths.reportedQuestions}
						element={<ReportedQuestionsPage detailsTo={questionDetailsPath} />}
					/>
				</Route>
				<Route path="*" element={<NotFoundPage />} />
			</Route>
		</Routes>
	);
}

function RouteFallback() {
	useLoaderWhileMounted();
	return <FullSpinner />;
}
