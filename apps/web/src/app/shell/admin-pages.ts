import { lazy } from "react";

export const ReportedQuestionsPage = lazy(() =>
	import("../../features/problem-reports/reported-questions-page.tsx").then((m) => ({
		default: m.ReportedQuestionsPage,
	})),
);
export const AllQuestionsPage = lazy(() =>
	import("../../features/question-bank/all-questions-page.tsx").then((m) => ({
		default: m.AllQuestionsPage,
	})),
);
export const ImportsPage = lazy(() =>
	import("../../features/question-exchange/imports-page.tsx").then((m) => ({ default: m.ImportsPage })),
);
export const ImportPage = lazy(() =>
	import("../../features/question-exchange/import-page.tsx").then((m) => ({ default: m.ImportPage })),
);
export const ExportPage = lazy(() =>
	import("../../features/question-exchange/export-page.tsx").then((m) => ({ default: m.ExportPage })),
);
export const ViewQuestions = lazy(() =>
	import("../page-groups/bank-pages.tsx").then((m) => ({ default: m.ViewQuestions })),
);
export const SkillsPage = lazy(() =>
	import("../../features/skills/skills-page.tsx").then((m) => ({ default: m.SkillsPage })),
);
export const OperationsPage = lazy(() =>
	import("../../features/operations/operations-page.tsx").then((m) => ({ default: m.OperationsPage })),
);
export const DisputePage = lazy(() =>
	import("../../features/operations/money/dispute-page.tsx").then((m) => ({ default: m.DisputePage })),
);
export const AddQuestion = lazy(() =>
	import("../page-groups/question-pages.tsx").then((m) => ({ default: m.AddQuestion })),
);
export const UpdateQuestion = lazy(() =>
	import("../page-groups/question-pages.tsx").then((m) => ({ default: m.UpdateQuestion })),
);
export const GenerationPage = lazy(() =>
	import("../page-groups/generation-pages.tsx").then((m) => ({ default: m.GenerationPage })),
);
export const UploadImagesPage = lazy(() =>
	import("../../features/images/upload-images-page.tsx").then((m) => ({ default: m.UploadImagesPage })),
);
export const SuperadminDashboardPage = lazy(() =>
	import("../../features/people/dashboard/superadmin-dashboard-page.tsx").then((m) => ({
		default: m.SuperadminDashboardPage,
	})),
);
export const ParentsPage = lazy(() =>
	import("../../features/people/lists/parents-page.tsx").then((m) => ({ default: m.ParentsPage })),
);
export const StudentsPage = lazy(() =>
	import("../../features/people/lists/students-page.tsx").then((m) => ({ default: m.StudentsPage })),
);
export const AddParentPage = lazy(() =>
	import("../../features/people/add-parent-page.tsx").then((m) => ({ default: m.AddParentPage })),
);
export const Parent = lazy(() =>
	import("../page-groups/people-pages.tsx").then((m) => ({ default: m.Parent })),
);
export const Student = lazy(() =>
	import("../page-groups/people-pages.tsx").then((m) => ({ default: m.Student })),
);
