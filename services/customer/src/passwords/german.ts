/** Passwords common among German speakers; the leaks behind the main list are mostly English. */
export const GERMAN_PASSWORDS: readonly string[] = `
qwertz qwertz1 qwertz12 qwertz123 qwertzu qwertzui qwertzuiop qwertzuiopü 123qwe 1qay2wsx 1q2w3e4r5t 1q2w3e4r5t6z yxcvbn yxcvbnm
asdfghjklö passwort passwort1 passwort12 passwort123 passwort1234 passwort! meinpasswort neuespasswort keinpasswort kennwort
kennwort1 geheim geheim1 geheim12 geheim123 geheimnis hallo1 hallo12 hallo123 hallo1234 hallo12345 hallohallo halloduda hallodu
hallowelt moinmoin servus gutentag willkommen willkommen1 willkommen123 ichliebedich ichliebdich iloveyou liebe1 liebling
schatz schatz1 schatzi schatzi1 schatz123 schnucki schnuffel schnuffi mausi1 mausi123 hasi123 hasenpups sonnenschein sonne1
sonne123 sonnenblume sommer sommer1 sommer12 sommer123 winter1 winter123 fruehling frühling herbst herbst1 montag dienstag
mittwoch donnerstag freitag samstag sonntag januar februar maerz april1 oktober dezember november september weihnachten
fussball fussball1 fußball fußball1 fussball123 schalke schalke04 schalke1 bvb1909 bvb09 borussia borussia09 dortmund dortmund1
dortmund09 fcbayern bayern bayern1 bayern123 bayernmuenchen bayernmünchen werder werder1 werderbremen hamburg hamburg1 hsv1887
stuttgart vfbstuttgart koeln1 1fckoeln frankfurt frankfurt1 eintracht eintracht1 nuernberg gladbach leverkusen hannover96
hannover hertha herthabsc kaiserslautern berlin berlin1 berlin123 muenchen münchen koeln bremen dresden leipzig duesseldorf
wien1234 wien123 austria rapidwien salzburg zuerich schweiz schweiz1 deutschland deutschland1 germany1 oesterreich österreich
alexander alexander1 andreas andreas1 christian christian1 daniel1 dennis1 florian florian1 johannes katharina lukas123 manuel
markus markus1 martin1 matthias matthias1 michael1 nadine nadine1 patrick1 sabine sabine1 sandra1 sebastian sebastian1 stefan
stefan1 stefanie steffi susanne thomas1 tobias tobias1 wolfgang wolfgang1 juergen jürgen guenther heinz123 nicole1 julia123
lauralaura leonie luisa123 mama123 mamapapa mama1234 papa1234 papa123 oma123 familie familie1 familie123 kinder kinder1 mutter
vater1 schwester bruder freundschaft freunde1 engel1 engelchen prinzessin prinzessin1 prinzess teufel teufelchen schmetterling
schmetterling1 marienkaefer marienkäfer erdbeere erdbeere1 himbeere ananas1 apfelkuchen schokolade schoki nutella nutella1
haribo gummibaer gummibär katze1 katze123 kaetzchen hund123 hundchen pferde pferde1 pferd123 pinguin delfin delphin delfin1
loewe123 tiger123 drache drachen drache1 motorrad motorrad1 porsche porsche1 porsche911 mercedes mercedes1 bmw123 volkswagen golfgti
computer1 internet1 internet123 sicherheit zugang zugang1 anmeldung benutzer benutzer1 administrator testtest test1234 test12345
probe123 lassmichrein arschloch arschloch1 scheisse scheisse1 scheiße scheiss egal123 egalegal keineahnung keineahnung1 vergessen
nixwissen weissnicht weißnicht streaming fernsehen fernseher filme123 musik1 musik123
`
  .trim()
  .split(/\s+/)
