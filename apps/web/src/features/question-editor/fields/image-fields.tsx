import type { UploadedImage } from "@learnin/domain/question/question";
import { ImagePlus, Trash2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Button, IconButton } from "../../../ui/buttons/button.tsx";
import { PlainField } from "./rich-field.tsx";

const mostImages = 6;
/** Most questions have no picture. */
const ImagePicker = lazy(() => import("../../images/index.ts").then((m) => ({ default: m.ImagePicker })));

export interface ImageListProps {
	images: readonly UploadedImage[];
	onChange: (images: UploadedImage[]) => void;
	errorOf: (field: string) => string | undefined;
}

/** The pictures below the text. */
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

/** One chosen picture, with its description. */
export function ImageRow({ image, field, onChange, errorOf }: ImageFieldProps & { image: UploadedImage }) {
	return (
		<div className="qe-image">
			<img src={image.src} alt="" width={image.width} height={image.height} />
			<PlainField
				field={field}
				label="What it shows, for people who can’t see it"
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

/** Chooses a picture of the gallery, or uploads a new one. */
export function AddImage({ label, onAdd }: { label: string; onAdd: (image: UploadedImage) => void }) {
	const [isOpen, setIsOpen] = useState(false);
	return (
		<>
			<Button
				variant="ghost"
				className="qe-add"
				icon={<ImagePlus className="i" />}
				onClick={() => setIsOpen(true)}
			>
				{label}
			</Button>
			{isOpen && (
				<Suspense fallback={null}>
					<ImagePicker
						onPick={(image) => {
							setIsOpen(false);
							onAdd(image);
						}}
						onClose={() => setIsOpen(false)}
					/>
				</Suspense>
			)}
		</>
	);
}
