import type { UserDetails } from "@learnin/contract/routes/people/profile.contract";
import { useState } from "react";
import { textOf } from "../../platform/api/show-error.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Note } from "../../ui/messages/note.tsx";
import { TimeZoneChoice } from "../../ui/fields/time-zone-choice.tsx";
import { describeTimeZone } from "../../ui/fields/time-zones.ts";
import { useSaveProfile } from "./use-save-profile.ts";

export function TimeZoneCard({ profile }: { profile: UserDetails }) {
	const saved = describeTimeZone(profile.time_zone).id;
	const [chosen, setChosen] = useState(saved);
	const save = useSaveProfile("Your time zone is saved.");
	const isStudent = profile.user_type === "STUDENT";
	return (
		<Card title="Time zone">
			<div className="grid grid-cols-1 gap-4">
				<TimeZoneChoice
					value={chosen}
					onChange={setChosen}
					note={isStudent ? "Days you practiced don’t change." : undefined}
				/>
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
