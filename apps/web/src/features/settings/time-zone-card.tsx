import type { UserDetails } from "@learnin/contract/routes/profile.contract";
import { LocateFixed } from "lucide-react";
import { useState } from "react";
import { textOf } from "../../platform/show-error.ts";
import { ownTimeZone } from "../../platform/time-zone.ts";
import { useNow } from "../../platform/use-now.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Note } from "../../ui/note.tsx";
import { TimeZoneField } from "./time-zone-field.tsx";
import { describeTimeZone, timeThere } from "./time-zones.ts";
import { useSaveProfile } from "./use-save-profile.ts";

export function TimeZoneCard({ profile }: { profile: UserDetails }) {
	const saved = describeTimeZone(profile.time_zone).id;
	const [chosen, setChosen] = useState(saved);
	const save = useSaveProfile("Your time zone is saved.");
	const here = describeTimeZone(ownTimeZone());
	const zone = describeTimeZone(chosen);
	const now = useNow();
	return (
		<Card title="Time zone">
			<div className="grid grid-cols-1 gap-4">
				<TimeZoneField value={chosen} onChange={setChosen} />
				<p className="text-ink-2">
					It is {timeThere(zone, now)} there now.
					{profile.user_type === "STUDENT" && " Days you practiced stay as they are."}
				</p>
				{here.id !== chosen && (
					<p>
						<Button
							variant="line"
							className="max-w-full py-2 whitespace-normal"
							icon={<LocateFixed className="i" />}
							onClick={() => setChosen(here.id)}
						>
							Use this device’s: {here.city}
						</Button>
					</p>
				)}
				{save.error !== null && (
					<div role="alert">
						<Note kind="problem" title={textOf(save.error)} />
					</div>
				)}
			</div>
			<div className="st-actions">
				<Button
					variant="primary"
					busy={save.isPending}
					disabled={chosen === saved}
					onClick={() => save.run({ time_zone: chosen })}
				>
					Save time zone
				</Button>
			</div>
		</Card>
	);
}
