import { Volume2, VolumeX } from "lucide-react";
import { useEffect } from "react";
import { chime, readyToChime } from "../../../platform/look/chime.ts";
import { keepPreferences, usePreferences, useProfile } from "../../profile/index.ts";

/** Sounds are off until turned on here or in the settings. Calm mode has none. */
export function SoundButton() {
	const { id } = useProfile();
	const preferences = usePreferences();
	const { hasSound, isCalm } = preferences;
	useReadyToChime(hasSound && !isCalm);
	if (isCalm) return null;
	const toggle = () => {
		keepPreferences(id, { ...preferences, hasSound: !hasSound });
		// Plays a sound as a confirmation.
		if (!hasSound) chime("right");
	};
	const label = hasSound ? "Turn sounds off" : "Turn sounds on";
	return (
		<button type="button" className="ib pr-sound" aria-label={label} title={label} onClick={toggle}>
			{hasSound ? <Volume2 className="i" /> : <VolumeX className="i" />}
		</button>
	);
}

/** After a reload the first press of any kind unlocks sound again. */
function useReadyToChime(isOn: boolean) {
	useEffect(() => {
		if (!isOn) return;
		addEventListener("pointerdown", readyToChime, { once: true });
		addEventListener("keydown", readyToChime, { once: true });
		return () => {
			removeEventListener("pointerdown", readyToChime);
			removeEventListener("keydown", readyToChime);
		};
	}, [isOn]);
}
