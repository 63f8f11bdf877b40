import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Inbox, Trash2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useNavigate, useParams } from "react-router";
import { count } from "../../platform/count-words.ts";
import { exactText } from "../../platform/time/time-words.ts";
import { ActionButton } from "../../ui/buttons/action-button.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { ButtonLink } from "../../ui/buttons/button-link.tsx";
import { Card } from "../../ui/card.tsx";
import { ConfirmDialog } from "../../ui/overlays/confirm-dialog.tsx";
import { LoadFailed } from "../../ui/messages/load-failed.tsx";
import { Note } from "../../ui/messages/note.tsx";
import { ProgressBar } from "../../ui/charts/progress-bar.tsx";
import { QueueSkeleton } from "../../ui/lists/queue-skeleton.tsx";
import { fileFaultWords, importFormatWords } from "./exchange-words.ts";
import { ImportItems } from "./import-items.tsx";
import type { SeenImport } from "./question-exchange.api.ts";
import { importQuery, isWorking, sendForget, sendRetry, sendStore } from "./question-exchange.api.ts";
import "../../ui/buttons/tick.css";
import "../../ui/lists/dotted-facts.css";
import "./question-exchange.css";

export interface ImportPageProps {
	/** Where files are handed in. */
	listTo: string;
	/** The review of what came in. */
	reviewTo: string;
	/** Where a question is edited. */
	editTo: (questionId: string) => string;
}

/** One file: the outcome of its items, the progress, and the import. */
export function ImportPage(props: ImportPageProps) {
	const { importId = "" } = useParams();
	const query = useQuery(importQuery(importId));
	const file = query.data;
	useTellBank(file);
	if (!file) {
		if (!query.error) return <QueueSkeleton label="Loading the file" />;
		return <LoadFailed title="The file couldn’t be loaded" query={query} />;
	}
	return (
		<div className="exch">
			<Card>
				<Head file={file} listTo={props.listTo} />
				<Stage file={file} reviewTo={props.reviewTo} />
			</Card>
			{(file.state !== "failed" || file.fault === "stopped") && file.read_count > 0 && (
				<ImportItems file={file} editTo={props.editTo} />
			)}
		</div>
	);
}

/** Invalidates lists of the bank once questions were imported. */
function useTellBank(file: SeenImport | undefined) {
	const client = useQueryClient();
	const stored = file?.counts.stored;
	const before = useRef(stored);
	useEffect(() => {
		if (before.current !== undefined && before.current !== stored)
			void client.invalidateQueries({ queryKey: ["question-bank"] });
		before.current = stored;
	}, [client, stored]);
}

function Head({ file, listTo }: { file: SeenImport; listTo: string }) {
	const { file_name, format, skill_name, difficulty, tags, note, created_at, created_by_name } = file;
	return (
		<div className="exch-head">
			<div>
				<h2>{file_name}</h2>
				<p className="dotted-facts exch-facts">
					{format !== null && <span>{importFormatWords[format]}</span>}
					<span>{skill_name}</span>
					<span>Difficulty {difficulty}</span>
					{tags.map((tag) => (
						<span key={tag}>#{tag}</span>
					))}
					{created_by_name !== null && <span>{created_by_name}</span>}
					<time dateTime={created_at}>{exactText(created_at)}</time>
				</p>
				{note !== "" && <p className="exch-note">{note}</p>}
			</div>
			{!isWorking(file) && <Forget file={file} listTo={listTo} />}
		</div>
	);
}

function Forget({ file, listTo }: { file: SeenImport; listTo: string }) {
	const navigate = useNavigate();
	const [isAsking, setIsAsking] = useState(false);
	return (
		<>
			<Button variant="line" family="flat" icon={<Trash2 className="i" />} onClick={() => setIsAsking(true)}>
				Delete this file
			</Button>
			{isAsking && (
				<ConfirmDialog
					title="Delete this file?"
					confirmLabel="Delete the file"
					onConfirm={async () => {
						await sendForget(file.id);
						await navigate(listTo, { replace: true });
					}}
					done="The file is deleted."
					onClose={() => setIsAsking(false)}
				>
					<p>The file and its report are deleted. Imported questions stay in the bank.</p>
				</ConfirmDialog>
			)}
		</>
	);
}

function Stage({ file, reviewTo }: { file: SeenImport; reviewTo: string }) {
	const { state, fault, counts, item_count, read_count } = file;
	switch (state) {
		case "failed":
			if (fault === "stopped") return <Stopped file={file} />;
			return (
				<Note kind="problem" title={fault === null ? "This file can’t be read." : fileFaultWords[fault]} />
			);
		case "reading":
			return (
				<Progress
					label="Reading the file"
					words={
						item_count === null ? "The file is being opened." : `${read_count} of ${item_count} items read.`
					}
					value={item_count === null ? 0 : read_count / item_count}
				/>
			);
		case "storing": {
			const waiting = counts.accepted_waiting + counts.flagged_waiting;
			return (
				<Progress
					label="Importing questions"
					words={`${count(counts.stored, "question")} imported so far.`}
					value={counts.stored / Math.max(1, counts.stored + waiting)}
				/>
			);
		}
		default:
			return <Decide file={file} reviewTo={reviewTo} />;
	}
}

/** Everything read or imported stays; the rest can be tried again. */
function Stopped({ file: { id, item_count, read_count, counts } }: { file: SeenImport }) {
	const isRead = item_count !== null && read_count === item_count;
	return (
		<Note kind="problem" title={fileFaultWords.stopped}>
			<p>
				{isRead
					? `${count(counts.stored, "question")} imported before it stopped. Nothing is imported twice.`
					: "Nothing was imported. Try again, or remove the file and upload it again."}
			</p>
			<ActionButton
				variant="line"
				family="flat"
				work={() => sendRetry(id)}
				reloads={[{ queryKey: importQuery(id).queryKey }]}
			>
				Try again
			</ActionButton>
		</Note>
	);
}

function Progress({ label, words, value }: { label: string; words: string; value: number }) {
	return (
		<div className="exch-progress">
			<p role="status">{words}</p>
			<ProgressBar label={label} value={value} />
			<p className="help">You can leave this page; the work continues.</p>
		</div>
	);
}

/** The result of reading, and the import button. */
function Decide({ file, reviewTo }: { file: SeenImport; reviewTo: string }) {
	const { counts, id } = file;
	const [withFlagged, setWithFlagged] = useState(false);
	const coming = counts.accepted_waiting + (withFlagged ? counts.flagged_waiting : 0);
	const isOver = counts.accepted_waiting + counts.flagged_waiting === 0;
	return (
		<div className="exch-decide">
			{counts.stored > 0 && (
				<Note kind="correct" title={`${count(counts.stored, "question")} imported, to be reviewed.`}>
					<ButtonLink variant="line" family="flat" to={reviewTo}>
						Review them
					</ButtonLink>
				</Note>
			)}
			{counts.stored === 0 && isOver && (
				<Note
					kind="info"
					title="Nothing from this file can be imported. What we found in each item is listed below."
				/>
			)}
			{counts.flagged_waiting > 0 && (
				<label className="exch-check">
					<input
						type="checkbox"
						checked={withFlagged}
						onChange={({ currentTarget }) => setWithFlagged(currentTarget.checked)}
					/>
					<span>
						{counts.flagged_waiting === 1
							? "Also import the one to check"
							: `Also import the ${counts.flagged_waiting} to check`}
						<small>Tagged “check-import”. The history shows what was found.</small>
					</span>
				</label>
			)}
			{!isOver && (
				<ActionButton
					variant="primary"
					family="flat"
					icon={<Inbox className="i" />}
					disabled={coming === 0}
					work={() => sendStore(id, withFlagged)}
					reloads={[{ queryKey: importQuery(id).queryKey }]}
				>
					{coming === 1 ? "Import 1 question" : `Import ${coming} questions`}
				</ActionButton>
			)}
		</div>
	);
}
