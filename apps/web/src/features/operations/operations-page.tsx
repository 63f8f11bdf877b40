import { lazy, Suspense } from "react";
import { useSearchParams } from "react-router";
import { QueueSkeleton } from "../../ui/lists/queue-skeleton.tsx";
import { Tabs } from "../../ui/lists/tabs.tsx";
import { AuditLog } from "./audit-log.tsx";
import { BrowserErrors } from "./browser-errors.tsx";
import { Jobs } from "./work/jobs.tsx";
import { Mails } from "./mails/mails.tsx";
import { MoneyChecks } from "./money/money-checks.tsx";
import { NodeSettings } from "./node-settings.tsx";
import "../../ui/lists/dotted-facts.css";
import "./operations.css";

const PredictionsPart = lazy(() =>
	import("../predictions/index.ts").then((m) => ({ default: m.PredictionsPart })),
);

const tabs = ["jobs", "mail", "errors", "predictions", "settings", "audit"] as const;

/** What super-admins check when something is wrong. Money has its own tabs. */
export function OperationsPage() {
	const [search, setSearch] = useSearchParams();
	const tab = tabs.find((each) => each === search.get("tab")) ?? "money";
	return (
		<div className="ops">
			<Tabs
				label="What to look at"
				tabs={[
					{ id: "money", label: "Money" },
					{ id: "jobs", label: "Jobs" },
					{ id: "mail", label: "Email" },
					{ id: "errors", label: "Errors" },
					{ id: "predictions", label: "Predictions" },
					{ id: "settings", label: "Settings" },
					{ id: "audit", label: "Audit log" },
				]}
				selected={tab}
				onSelect={(id) => setSearch(id === "money" ? {} : { tab: id }, { replace: true })}
			>
				{tab === "money" && <MoneyChecks />}
				{tab === "jobs" && <Jobs />}
				{tab === "mail" && <Mails />}
				{tab === "errors" && <BrowserErrors />}
				{tab === "predictions" && (
					<Suspense fallback={<QueueSkeleton label="Loading the predictions" />}>
						<PredictionsPart />
					</Suspense>
				)}
				{tab === "settings" && <NodeSettings />}
				{tab === "audit" && <AuditLog />}
			</Tabs>
		</div>
	);
}
