import {
	ArchiveRestore,
	Check,
	CircleSlash,
	FileDown,
	FolderPen,
	Pause,
	Undo2,
	UserRoundPen,
	X,
} from "lucide-react";
import type { ReactNode } from "react";
import { useState } from "react";
import { count } from "../../platform/count-words.ts";
import { Button, IconButton } from "../../ui/buttons/button.tsx";
import { ButtonLink } from "../../ui/buttons/button-link.tsx";
import { BulkDialog } from "./bulk-dialog.tsx";
import { type BulkKind, bulkWords } from "./bulk-words.ts";
import type { BankRow } from "./question-bank.api.ts";

export interface BulkBarProps {
	/** The selected rows. */
	rows: readonly BankRow[];
	/** Where they are exported. */
	exportTo: string;
	onChoose: (chosen: ReadonlySet<string>) => void;
}

const acts: readonly { kind: BulkKind; icon: ReactNode }[] = [
	{ kind: "approve", icon: <Check className="i" /> },
	{ kind: "send_back", icon: <Undo2 className="i" /> },
	{ kind: "suspend", icon: <Pause className="i" /> },
	{ kind: "retire", icon: <CircleSlash className="i" /> },
	{ kind: "restore", icon: <ArchiveRestore className="i" /> },
	{ kind: "assign", icon: <UserRoundPen className="i" /> },
	{ kind: "file", icon: <FolderPen className="i" /> },
];

/** As many ids as an address can hold; a filter exports more. */
const mostExported = 100;

/** Actions on the selected questions. Those refused stay selected. */
export function BulkBar({ rows, exportTo, onChoose }: BulkBarProps) {
	// The rows when they were selected: changed ones leave a list of one state.
	const [asked, setAsked] = useState<{ kind: BulkKind; rows: readonly BankRow[] } | null>(null);
	return (
		<>
			{rows.length > 0 && (
				<section className="bank-bulk card" aria-label="The chosen questions">
					<IconButton label="Choose none" onClick={() => onChoose(new Set())}>
						<X className="i" />
					</IconButton>
					<p role="status">
						<b>{count(rows.length, "question")}</b> chosen
					</p>
					<div className="bank-bulk-acts">
						{acts.map(({ kind, icon }) => (
							<Button
								key={kind}
								variant="line"
								family="flat"
								icon={icon}
								onClick={() => setAsked({ kind, rows })}
							>
								{bulkWords[kind].title}
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
					</div>
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
