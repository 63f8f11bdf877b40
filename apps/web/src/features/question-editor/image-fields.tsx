import type { UploadedImage } from "@learnin/domain/question/question";
import { ImagePlus, Trash2 } from "lucide-react";
import { useState } from "react";
import { Button, IconButton } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { PlainField } from "./rich-field.tsx";

const mostImages = 6;
const address = /^\/images\/[a-f0-9]{64}\.webp$/;

export interface ImageListProps {
	images: readonly UploadedImage[];
	onChange: (images: UploadedImage[]) => void;
	errorOf: (field: string) => string | undefined;
}

/** The pictures under the text. */
export function ImageList({ images, onChange, errorOf }: ImageListProps) {
	return (
		<div className="qe-stack" data-field="images">
			{images.map((image, at) => (
				<ImageRow
					key={image.src}
					image={image}
					field={`images[${at}]`}
					errorOf={errorOf}
					onChange={(next) =>
						onChange(images.flatMap((each, place) => (place !== at ? [each] : next === null ? [] : [next])))
					}
				/>
			))}
			{images.length < mostImages && (
				<AddImage label="Add a picture" onAdd={(image) => onChange([...images, image])} />
			)}
		</div>
	);
}

export interface ImageFieldProps {
	image: UploadedImage | null;
	field: string;
	onChange: (image: UploadedImage | null) => void;
	errorOf: (field: string) => string | undefined;
}

/** One picture that is chosen, with its description. */
export function ImageRow({ image, field, onChange, errorOf }: ImageFieldProps & { image: UploadedImage }) {
	return (
		<div className="qe-image">
			<img src={image.src} alt="" width={image.width} height={image.height} />
			<PlainField
				field={field}
				label="What it shows, for who cannot see it"
				maxLength={1000}
				value={image.alt}
				errorOf={errorOf}
				onChange={(alt) => onChange({ ...image, alt })}
			/>
			<IconButton label="Remove the picture" onClick={() => onChange(null)}>
				<Trash2 className="i" />
			</IconButton>
		</div>
	);
}

/** A picture of ours by its address; its size is read from the picture itself. */
export function AddImage({ label, onAdd }: { label: string; onAdd: (image: UploadedImage) => void }) {
	const [isOpen, setIsOpen] = useState(false);
	const [src, setSrc] = useState("");
	const [error, setError] = useState<string>();
	const [isBusy, setIsBusy] = useState(false);
	const add = async () => {
		const path = pathOf(src);
		if (!address.test(path)) return setError("Pictures of ours begin with /images/ and end with .webp.");
		setIsBusy(true);
		const size = await sizeOf(path);
		setIsBusy(false);
		if (size === null) return setError("No picture is at this address.");
		onAdd({ src: path, alt: "", ...size });
		setSrc("");
		setError(undefined);
		setIsOpen(false);
	};
	if (!isOpen)
		return (
			<Button
				variant="ghost"
				className="qe-add"
				icon={<ImagePlus className="i" />}
				onClick={() => setIsOpen(true)}
			>
				{label}
			</Button>
		);
	return (
		<div className="qe-new-image">
			<TextField
				label="Address of the picture"
				value={src}
				placeholder="/images/….webp"
				autoComplete="off"
				error={error}
				onChange={(event) => setSrc(event.currentTarget.value)}
			/>
			<Button variant="line" busy={isBusy} onClick={() => void add()}>
				Add
			</Button>
			<Button variant="ghost" onClick={() => setIsOpen(false)}>
				Cancel
			</Button>
		</div>
	);
}

/** A whole address of this site will do as well. */
function pathOf(text: string): string {
	const trimmed = text.trim();
	return trimmed.startsWith(`${location.origin}/`) ? trimmed.slice(location.origin.length) : trimmed;
}

function sizeOf(src: string): Promise<{ width: number; height: number } | null> {
	return new Promise((resolve) => {
		const image = new Image();
		image.addEventListener("load", () => resolve({ width: image.naturalWidth, height: image.naturalHeight }));
		image.addEventListener("error", () => resolve(null));
		image.src = src;
	});
}
