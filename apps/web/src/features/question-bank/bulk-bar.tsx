import { Check, CircleSlash, FileDown, Pause, Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { useState } from "react";
import { count } from "../../platform/count-words.ts";
import { Button } from "../../ui/button.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import type { BulkDecision } from "./bulk-dialog.tsx";
import { BulkDialog } from "./bulk-dialog.tsx";
import type { BankRow } from "./question-bank.api.ts";

export interface BulkBarProps {
	/** The chosen ones. */
	rows: readonly BankRow[];
	/** Where they become a file. */
	exportTo: string;
	onChoose: (chosen: ReadonlySet<string>) => void;
}

const acts: readonly { decision: BulkDecision; label: string; icon: ReactNode }[] = [
	{ decision: "approve", label: "Approve", icon: <Check className="i" /> },
	{ decision: "send_back", label: "Send back", icon: <Undo2 className="i" /> },
	{ decision: "suspend", label: "Suspend", icon: <Pause className="i" /> },
	{ decision: "retire", label: "Retire", icon: <CircleSlash className="i" /> },
];

/** As many fit into an address; a filter exports more. */
const mostExported = 100;

/** What can be done to the chosen questions. Those that it could not be done to stay chosen. */
export function BulkBar({ rows, exportTo, onChoose }: BulkBarProps) {
	// The rows as they were chosen: those that change go from a list of one state.
	const [asked, setAsked] = useState<{ decision: BulkDecision; rows: readonly BankRow[] } | null>(null);
	return (
		<>
			{rows.length > 0 && (
				<section className="bank-bulk card" aria-label="The chosen questions">
					<p role="status">
						<b>{count(rows.length, "question")}</b> chosen
					</p>
					{acts.map(({ decision, label, icon }) => (
						<Button
							key={decision}
							variant="line"
							family="flat"
							icon={icon}
							onClick={() => setAsked({ decision, rows })}
						>
							{label}
						</Button>
					))}
					{rows.length <= mostExported && (
						<ButtonLink
							variant="line"
							family="flat"
							to={`${exportTo}?ids=${rows.map(({ id }) => id).join(",")}`}
							icon={<FileDown className="i" />}
						>
							Export
						</ButtonLink>
					)}
					<Button variant="ghost" family="flat" onClick={() => onChoose(new Set())}>
						Choose none
					</Button>
				</section>
			)}
			{asked !== null && (
				<BulkDialog
					{...asked}
					onClose={(left) => {
						setAsked(null);
						if (left !== null) onChoose(new Set(left.map(({ id }) => id)));
					}}
				/>
			)}
		</>
	);
}
