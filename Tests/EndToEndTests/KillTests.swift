import Foundation
import Testing

/// A run that is killed harms nothing: the next one completes, and the book is as if it had never
/// been disturbed.
struct KillTests {
  @Test func `killed at any moment, the next run completes`() throws {
    let undisturbed = try Place.sample()
    #expect(try undisturbed("run", "--book", "SampleStatements").code == 0)
    let reports = try undisturbed.files(in: "SampleStatements/Reports")
    let list = try undisturbed("list", "--book", "SampleStatements", "--format", "csv").output

    let place = try Place.sample()
    // Moments spread over the length of a run; later ones meet a book that earlier ones began.
    for milliseconds in stride(from: 2, through: 240, by: 14) {
      try place.remove("SampleStatements/.daybook", ifThere: true)
      _ = try place.shell(
        """
        "$DAYBOOK" run --quiet --book SampleStatements & running=$!
        sleep 0.\(String(1000 + milliseconds).dropFirst())
        kill -9 $running 2>/dev/null
        wait $running 2>/dev/null
        exit 0
        """)
    }
    #expect(try place("run", "--book", "SampleStatements").code == 0)
    #expect(try place.files(in: "SampleStatements/Reports") == reports)
    #expect(try place("list", "--book", "SampleStatements", "--format", "csv").output == list)
  }

  @Test func `killed while the first run writes, nothing is half imported`() throws {
    for milliseconds in [10, 30, 60, 90, 130, 180] {
      let place = try Place.sample()
      _ = try place.shell(
        """
        "$DAYBOOK" run --quiet --book SampleStatements & running=$!
        sleep 0.\(String(1000 + milliseconds).dropFirst())
        kill -9 $running 2>/dev/null
        wait $running 2>/dev/null
        exit 0
        """)
      let found = try place.transactions("--book", "SampleStatements")
      // One run is one write of the journal: all of it or nothing.
      #expect(found.isEmpty || found.count == 849, "after \(milliseconds) ms: \(found.count)")
    }
  }
}
