import { Flag } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { toastInfo } from "../../../ui/messages/toast.tsx";
import { reportNeedsLine } from "./help/help-words.ts";
import { IconButton } from "../../../ui/buttons/button.tsx";

const ReportDialog = lazy(() =>
	import("../../problem-reports/index.ts").then((m) => ({ default: m.ReportDialog })),
);

export function ReportButton({ questionId }: { questionId: string }) {
	const [isOpen, setIsOpen] = useState(false);
	return (
		<>
			<IconButton
				label="Report a problem"
				onClick={() => (navigator.onLine ? setIsOpen(true) : toastInfo(reportNeedsLine))}
			>
				<Flag className="i" />
			</IconButton>
			{isOpen && (
				<Suspense fallback={null}>
					<ReportDialog questionId={questionId} onClose={() => setIsOpen(false)} />
				</Suspense>
			)}
		</>
	);
}
