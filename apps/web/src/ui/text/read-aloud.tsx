import { Volume2, VolumeX } from "lucide-react";
import { useEffect, useState } from "react";
import { IconButton } from "../buttons/button.tsx";

export interface ReadAloudProps {
	text: string;
	/** The button's accessible name. */
	label: string;
}

/** Reads a text with the device's own voice; hidden if there is none. */
export function ReadAloud({ text, label }: ReadAloudProps) {
	const [isSpeaking, setIsSpeaking] = useState(false);
	const isSupported = "speechSynthesis" in window;
	useEffect(() => {
		if (isSupported) return () => speechSynthesis.cancel();
	}, [isSupported]);
	if (!isSupported) return null;

	const press = () => {
		speechSynthesis.cancel();
		if (isSpeaking) return setIsSpeaking(false);
		const utterance = new SpeechSynthesisUtterance(text);
		utterance.lang = "en-US";
		utterance.rate = 0.9;
		utterance.addEventListener("end", () => setIsSpeaking(false));
		utterance.addEventListener("error", () => setIsSpeaking(false));
		setIsSpeaking(true);
		speechSynthesis.speak(utterance);
	};
	return (
		<IconButton label={isSpeaking ? "Stop reading" : label} onClick={press}>
			{isSpeaking ? <VolumeX className="i" /> : <Volume2 className="i" />}
		</IconButton>
	);
}
