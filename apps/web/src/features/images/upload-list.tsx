import { CircleAlert, CircleCheck, Image as ImageIcon, RotateCcw, X } from "lucide-react";
import { count } from "../../platform/count-words.ts";
import { Button, IconButton } from "../../ui/buttons/button.tsx";
import { Card } from "../../ui/card.tsx";
import { ProgressBar } from "../../ui/charts/progress-bar.tsx";
import type { Upload, UploadQueue, UploadState } from "./upload-queue.ts";

export interface UploadListProps {
	uploads: readonly Upload[];
	queue: UploadQueue;
}

/** The progress of each chosen file. */
export function UploadList({ uploads, queue }: UploadListProps) {
	if (uploads.length === 0) return null;
	const isOver = uploads.every(({ state }) => state.kind !== "waiting" && state.kind !== "sending");
	return (
		<Card
			title="Uploads"
			className="im-uploads"
			actions={
				isOver && (
					<Button variant="ghost" family="flat" onClick={() => queue.clear()}>
						Clear the list
					</Button>
				)
			}
		>
			<p role="status" className="text-ink-2 text-sm">
				{summaryOf(uploads)}
			</p>
			<UploadRows uploads={uploads} queue={queue} />
		</Card>
	);
}

export function UploadRows({ uploads, queue }: UploadListProps) {
	return (
		<ul className="im-upload-rows">
			{uploads.map((upload) => (
				<UploadRow key={upload.id} upload={upload} queue={queue} />
			))}
		</ul>
	);
}

function summaryOf(uploads: readonly Upload[]): string {
	const number = (...kinds: UploadState["kind"][]) =>
		uploads.filter(({ state }) => kinds.includes(state.kind)).length;
	const open = number("waiting", "sending");
	const [stored, refused] = [number("stored"), number("refused", "failed")];
	if (open > 0) return `${stored} of ${count(uploads.length, "picture")} stored…`;
	if (refused === 0) return `${count(stored, "picture")} stored.`;
	return `${count(stored, "picture")} saved, ${refused} not.`;
}

function UploadRow({ upload, queue }: { upload: Upload; queue: UploadQueue }) {
	const { id, name, state } = upload;
	const isBad = state.kind === "refused" || state.kind === "failed";
	const canRetry = state.kind === "failed";
	return (
		<li className="im-upload" data-kind={state.kind}>
			{state.kind === "stored" ? (
				<img className="im-thumb" src={state.image.src} alt="" />
			) : (
				<span className="im-thumb" aria-hidden="true">
					{isBad ? <CircleAlert className="i" /> : <ImageIcon className="i" />}
				</span>
			)}
			<div className="im-upload-words">
				<b>{name}</b>
				<StateOf state={state} name={name} />
			</div>
			{canRetry && (
				<Button
					variant="line"
					family="flat"
					icon={<RotateCcw className="i" />}
					aria-label={`Try ${name} again`}
					onClick={() => queue.retry(id)}
				>
					Try again
				</Button>
			)}
			{state.kind !== "stored" && (
				<IconButton label={`Remove ${name} from the list`} onClick={() => queue.remove(id)}>
					<X className="i" />
				</IconButton>
			)}
		</li>
	);
}

function StateOf({ state, name }: { state: UploadState; name: string }) {
	switch (state.kind) {
		case "waiting":
			return <span className="text-ink-3">Waiting</span>;
		case "sending":
			return state.part < 1 ? (
				<ProgressBar value={state.part} label={`Sending ${name}`} />
			) : (
				<span className="text-ink-2">Checking it…</span>
			);
		case "stored":
			return (
				<span className="im-good">
					<CircleCheck aria-hidden="true" />
					{state.is_new ? "Stored" : "Already in the gallery"}
				</span>
			);
		case "refused":
		case "failed":
			return <span className="error-text">{state.text}</span>;
	}
}
