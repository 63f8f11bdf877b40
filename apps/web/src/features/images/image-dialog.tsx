import type { GalleryImage } from "@learnin/contract/routes/bank/images.contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link2, Trash2 } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { textOf } from "../../platform/api/show-error.ts";
import { dayText } from "../../platform/time/time-words.ts";
import { Badge } from "../../ui/people/badge.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { ConfirmDialog } from "../../ui/overlays/confirm-dialog.tsx";
import { Dialog } from "../../ui/overlays/dialog.tsx";
import { Field, TextField } from "../../ui/fields/field.tsx";
import { RichText } from "../../ui/text/rich-text.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { useForm } from "../../ui/fields/use-form.ts";
import { FormError } from "../../ui/messages/form-error.tsx";
import { stateTones, stateWords } from "../question-common/index.ts";
import { copyAddress, usesText } from "./image-card.tsx";
import { describeImage, imageQuestionsQuery, removeImage } from "./images.api.ts";

export interface ImageDialogProps {
	image: GalleryImage;
	/** Where a question is edited. */
	questionTo: (questionId: string) => string;
	onClose: () => void;
}

/** The details of one picture. */
export function ImageDialog({ image, questionTo, onClose }: ImageDialogProps) {
	const [isDeleting, setIsDeleting] = useState(false);
	const client = useQueryClient();
	const { id, name, src, width, height } = image;
	if (isDeleting)
		return (
			<ConfirmDialog
				title={`Delete ${name}?`}
				confirmLabel="Delete it"
				onClose={() => setIsDeleting(false)}
				onConfirm={async () => {
					await removeImage(client, id);
					onClose();
				}}
				done="Picture deleted."
			>
				<p>No question uses it. It will be gone for good, and its address will stop working.</p>
			</ConfirmDialog>
		);
	return (
		<Dialog open onClose={onClose} title={name} className="im-dialog">
			<span className="im-frame im-large">
				<img src={src} alt={image.alt} width={width} height={height} />
			</span>
			<p className="dotted-facts im-facts">
				<span className="num">{`${width} × ${height}`}</span>
				<span>{dayText(image.created_at)}</span>
				{image.created_by_name !== null && <span>{image.created_by_name}</span>}
			</p>
			<Words image={image} onSaved={onClose} />
			<div className="im-address">
				<code>{src}</code>
				<Button variant="line" family="flat" icon={<Link2 className="i" />} onClick={() => copyAddress(src)}>
					Copy the address
				</Button>
			</div>
			<Uses image={image} questionTo={questionTo} />
			{!image.is_used && (
				<Button
					variant="ghost"
					className="im-delete"
					icon={<Trash2 className="i" />}
					onClick={() => setIsDeleting(true)}
				>
					Delete the picture
				</Button>
			)}
		</Dialog>
	);
}

function Words({ image, onSaved }: { image: GalleryImage; onSaved: () => void }) {
	const client = useQueryClient();
	const [name, setName] = useState(image.name);
	const [alt, setAlt] = useState(image.alt);
	const form = useForm(() => describeImage(client, image.id, { name, alt }), {
		done: "Text saved.",
		onDone: onSaved,
	});
	const isChanged = name.trim() !== image.name || alt.trim() !== image.alt;
	return (
		<form className="im-form" {...form.props}>
			<TextField
				label="Name"
				name="name"
				required
				error={form.errors.fields["name"]}
				maxLength={120}
				value={name}
				onChange={(event) => setName(event.currentTarget.value)}
			/>
			<Field
				label="What it shows, for people who can’t see it"
				hint="New questions with this picture start with these words. Questions that already have it keep their own."
			>
				{(control) => (
					<textarea
						{...control}
						className="input"
						rows={3}
						maxLength={1000}
						value={alt}
						onChange={(event) => setAlt(event.currentTarget.value)}
					/>
				)}
			</Field>
			<FormError form={form} />
			{isChanged && (
				<Button type="submit" variant="primary" busy={form.isPending}>
					Save text
				</Button>
			)}
		</form>
	);
}

function Uses({ image, questionTo }: Pick<ImageDialogProps, "image" | "questionTo">) {
	const { id, questions, is_used } = image;
	const query = useQuery({ ...imageQuestionsQuery(id), enabled: questions > 0 });
	return (
		<section className="im-questions" aria-label="Questions that show it">
			<h3>{usesText(questions, is_used)}</h3>
			{questions > 0 && query.error !== null && (
				<p className="error-text">
					{textOf(query.error)}
					<Button variant="line" family="flat" busy={query.isFetching} onClick={() => void query.refetch()}>
						Try again
					</Button>
				</p>
			)}
			{questions > 0 && query.isPending && query.error === null && <Spinner />}
			{query.data && (
				<ul>
					{query.data.questions.map((question) => (
						<li key={question.id}>
							<Link to={questionTo(question.id)}>
								<RichText text={question.prompt} asLabel />
							</Link>
							<Badge tone={stateTones[question.state]}>{stateWords[question.state]}</Badge>
						</li>
					))}
				</ul>
			)}
			{query.data?.has_more && <p className="help">And more. These changed most recently.</p>}
		</section>
	);
}
