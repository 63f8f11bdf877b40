import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { showError } from "../../platform/api/show-error.ts";
import { switchDrawings } from "../shared-drawings/index.ts";
import { type Child, childrenQuery } from "./children.api.ts";

/** Whether a child can show its parents what it draws over a question; off at first. */
export function DrawingsSwitch({ child, callName }: { child: Child; callName: string }) {
	const client = useQueryClient();
	const [isBusy, setIsBusy] = useState(false);
	const turn = async (isOn: boolean) => {
		setIsBusy(true);
		try {
			await switchDrawings(child.id, isOn);
			await client.invalidateQueries(childrenQuery);
			// Lists and details that showed a drawing.
			client.removeQueries({ queryKey: ["activity"] });
		} catch (error) {
			showError(error);
		}
		setIsBusy(false);
	};
	return (
		<label className="ch-row">
			<span className="min-w-0 grow">
				<b>{`${callName} can show you drawings`}</b>
				<small>
					{child.shows_drawings
						? `You see a drawing with its question, but only after ${callName} presses “Show my parent”. Turning this off deletes what you were shown.`
						: `Off: what ${callName} draws over a question stays on the device.`}
				</small>
			</span>
			<input
				type="checkbox"
				className="switch"
				aria-label={`${child.name} can show you drawings`}
				checked={child.shows_drawings}
				disabled={isBusy}
				onChange={(event) => void turn(event.target.checked)}
			/>
		</label>
	);
}
