import { useState } from "react";
import Cropper from "react-easy-crop";
import { showError } from "../../platform/api/show-error.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Field } from "../../ui/fields/field.tsx";
import { Note } from "../../ui/messages/note.tsx";
import type { Square } from "./read-photo.ts";
import { cutSquare } from "./read-photo.ts";
import "react-easy-crop/react-easy-crop.css";
import "./crop-form.css";

export interface CropFormProps {
	photo: string;
	isBusy: boolean;
	problem: string | null;
	onCut: (square: Blob) => void;
	onCancel: () => void;
}

/** Drag or use the arrow keys to move; the slider zooms. */
export function CropForm({ photo, isBusy, problem, onCut, onCancel }: CropFormProps) {
	const [crop, setCrop] = useState({ x: 0, y: 0 });
	const [zoom, setZoom] = useState(1);
	const [square, setSquare] = useState<Square | null>(null);
	const save = () => {
		if (square) cutSquare(photo, square).then(onCut, showError);
	};
	return (
		<div className="grid gap-4">
			<div className="crop-stage">
				<Cropper
					image={photo}
					crop={crop}
					zoom={zoom}
					aspect={1}
					showGrid={false}
					// Our content security policy forbids style elements.
					disableAutomaticStylesInjection
					// It handles arrow keys itself, also with a screen reader.
					cropperProps={{
						role: "application",
						"aria-label": "Part of the photo to use. Move it with the arrow keys.",
					}}
					onCropChange={setCrop}
					onZoomChange={setZoom}
					onCropAreaChange={(_, pixels) => setSquare(pixels)}
				/>
			</div>
			<Field label="Size">
				{(control) => (
					<input
						{...control}
						type="range"
						className="crop-size"
						min={1}
						max={3}
						step={0.05}
						value={zoom}
						onChange={(event) => setZoom(Number(event.target.value))}
					/>
				)}
			</Field>
			{problem && (
				<div role="alert">
					<Note kind="problem" title={problem} />
				</div>
			)}
			<div className="flex flex-wrap justify-end gap-3">
				<Button variant="ghost" onClick={onCancel} disabled={isBusy}>
					Cancel
				</Button>
				<Button variant="primary" busy={isBusy} onClick={save}>
					Use this photo
				</Button>
			</div>
		</div>
	);
}
